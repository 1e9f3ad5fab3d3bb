/** The channel of PostgreSQL on which the server processes and the triggers in `platform/` notify every process. */
export const NOTIFICATION_CHANNEL = 'realtime'
