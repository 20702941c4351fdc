/**
 * Variables of Mermaid, with the variables of the site that they follow. Mermaid derives all other colours from these.
 */
const variables = {
  background: '--ds-bg',
  primaryColor: '--ds-accent-soft',
  primaryTextColor: '--ds-heading',
  primaryBorderColor: '--ds-accent-line',
  secondaryColor: '--ds-info-soft',
  secondaryTextColor: '--ds-heading',
  secondaryBorderColor: '--ds-info',
  tertiaryColor: '--ds-surface',
  tertiaryTextColor: '--ds-heading',
  tertiaryBorderColor: '--ds-border-strong',
  lineColor: '--ds-control',
  textColor: '--ds-text',
  titleColor: '--ds-heading',
  clusterBkg: '--ds-surface',
  clusterBorder: '--ds-border-strong',
  edgeLabelBackground: '--ds-bg',
  actorLineColor: '--ds-border-strong',
  labelBoxBkgColor: '--ds-surface',
  labelBoxBorderColor: '--ds-border-strong',
  activationBkgColor: '--ds-hover',
  activationBorderColor: '--ds-border-strong',
  noteBkgColor: '--ds-warning-soft',
  noteTextColor: '--ds-heading',
  noteBorderColor: '--ds-warning',
  altBackground: '--ds-surface',
  compositeBackground: '--ds-surface',
  compositeTitleBackground: '--ds-hover',
  attributeBackgroundColorOdd: '--ds-bg',
  attributeBackgroundColorEven: '--ds-surface',
  errorBkgColor: '--ds-danger-soft',
  errorTextColor: '--ds-danger',
  pie1: '--ds-accent-line',
  pie2: '--ds-info',
  pie3: '--ds-tip',
  pie4: '--ds-warning',
  pie5: '--ds-important',
  pie6: '--ds-danger',
  pie7: '--ds-note',
  pieTitleTextColor: '--ds-heading',
  pieLegendTextColor: '--ds-text',
  pieStrokeColor: '--ds-bg',
  pieOuterStrokeColor: '--ds-border-strong',
} as const;

/** The colours of the site at `place` in a form that Mermaid accepts: it supports neither variables nor `oklch()`. */
export function readDiagramColors(place: HTMLElement): Record<string, string> {
  const probe = document.createElement('span');
  place.append(probe);
  const colors = Object.entries(variables).map(([name, variable]) => {
    probe.style.color = `var(${variable})`;
    probe.style.color = `color-mix(in srgb, var(${variable}), var(${variable}))`;
    return [name, toHex(getComputedStyle(probe).color)];
  });
  probe.remove();
  return Object.fromEntries(colors) as Record<string, string>;
}

/** Converts `color(srgb 0.5 0 1)` or `rgb(128, 0, 255)` to `#8000ff`. */
function toHex(color: string): string {
  const most = color.startsWith('color(') ? 1 : 255;
  const [red = 0, green = 0, blue = 0] = (color.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const part = (value: number): string =>
    Math.round((Math.min(Math.max(value, 0), most) / most) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}
