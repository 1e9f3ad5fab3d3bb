/** The signature of every HTTP handler of the server, so that tests can call a handler without opening a port. */
export type Fetch = (request: Request) => Promise<Response>

/** The caller of a request: the database role it runs under and the claims that row policies read. */
export interface Identity {
  role: string
  /** The verified claims of the access token; only `role` when the request has nothing but an API key. */
  claims: Readonly<Record<string, unknown>>
}

/** Verifies the headers `apikey` and `Authorization`; throws an ApiError (401) when one is missing or invalid. */
export type Identify = (request: Request) => Promise<Identity>
