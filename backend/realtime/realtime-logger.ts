/** The logger methods that this module uses; a pino logger fits. */
export interface RealtimeLogger {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
