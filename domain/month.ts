/** The month that usage is counted in: `YYYY-MM` in UTC, so that it begins at one moment for everybody. */
export const monthOf = (date: Date): string => date.toISOString().slice(0, 7)

export const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
