/** Sends a text message to a number such as `+4915112345678`; resolves when it was accepted. */
export type DeliverSms = (message: { to: string; text: string }) => Promise<void>
