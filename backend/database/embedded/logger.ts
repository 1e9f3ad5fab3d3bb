/** The logger methods that the supervisor uses; a pino logger fits. */
export interface Logger {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}
