/** A complete response that only has to be written to the socket. */
export interface PreparedResponse {
  status: number
  headers: [string, string][]
  body: Uint8Array<ArrayBuffer>
}
