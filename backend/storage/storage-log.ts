export interface StorageLog {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
