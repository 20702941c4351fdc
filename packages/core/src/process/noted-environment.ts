/** What is noted of code that asks for the environment. */
export interface EnvironmentNotes {
  /** It asks for a variable, or whether there is one. */
  readonly variable: (name: string) => void;
  /** It asks for the names of all. */
  readonly all?: () => void;
}

/** The environment of the process, with notes of what is asked for. Variables that are set are set in the process. */
export function notedEnvironment(env: NodeJS.ProcessEnv, { variable, all }: EnvironmentNotes): NodeJS.ProcessEnv {
  const noteName = (name: string | symbol): void => {
    if (typeof name === 'string') variable(name);
  };
  return new Proxy(env, {
    get: (_, name) => {
      noteName(name);
      return Reflect.get(env, name);
    },
    // by default a proxy defines the property, which Node refuses for a variable that is there
    set: (_, name, value) => Reflect.set(env, name, value),
    has: (_, name) => {
      noteName(name);
      return Reflect.has(env, name);
    },
    ownKeys: () => {
      all?.();
      return Reflect.ownKeys(env);
    },
  });
}
