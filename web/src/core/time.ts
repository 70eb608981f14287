/** Spans of time, as people say them. */

/** So many seconds in one unit: "40 seconds", "3 minutes", "2 days". */
export function span(seconds: number, language: string): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 90) return unit(whole, 'second', language);
  if (whole < 5400) return unit(Math.round(whole / 60), 'minute', language);
  if (whole < 172_800) return unit(Math.round(whole / 3600), 'hour', language);
  return unit(Math.floor(whole / 86_400), 'day', language);
}

function unit(count: number, name: string, language: string): string {
  const style = { style: 'unit', unit: name, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, style).format(count);
}

/** The day of something, in seconds since 1970: today, yesterday, or a date. */
export function day(at: number, language: string, now = Date.now()): string {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(at * 1000)) / 86_400_000);
  if (days === 0 || days === 1) {
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
  }
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(at * 1000));
}
