import { createContext } from 'react'

/** The nonce of this response while it is rendered; the browser hides it, so there it is unknown and not needed. */
export const NonceContext = createContext<string | undefined>(undefined)
