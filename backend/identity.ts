/** Everything the server answers is one of these, so a test needs no port. */
export type Fetch = (request: Request) => Promise<Response>

/** Who is asking: the database role the request runs under and the claims that row policies read. */
export interface Identity {
  role: string
  /** The verified claims of the access token; for a bare API key only `role`. */
  claims: Readonly<Record<string, unknown>>
}

/** Reads `apikey` and `Authorization`; throws a WireError (401) when they are missing or false. */
export type Identify = (request: Request) => Promise<Identity>
