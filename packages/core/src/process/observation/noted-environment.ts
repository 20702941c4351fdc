/** Callbacks for code that reads the environment. */
export interface EnvironmentNotes {
  /** Called when code reads a variable, or checks whether it exists. */
  readonly variable: (name: string) => void;
  /** Called when code lists all names. */
  readonly all?: () => void;
}

/** Wraps the environment so that reads are recorded. Variables that are set are set in the process. */
export function notedEnvironment(env: NodeJS.ProcessEnv, { variable, all }: EnvironmentNotes): NodeJS.ProcessEnv {
  const noteName = (name: string | symbol): void => {
    if (typeof name === 'string') variable(name);
  };
  return new Proxy(env, {
    get: (_, name) => {
      noteName(name);
      return Reflect.get(env, name);
    },
    // by default a proxy defines the property, which Node rejects for existing variables
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
