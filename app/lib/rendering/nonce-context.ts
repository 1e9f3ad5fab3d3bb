import { createContext } from 'react'

/**
 * The nonce of this response during server rendering. Browsers hide nonces from scripts, so in the browser it is
 * undefined.
 */
export const NonceContext = createContext<string | undefined>(undefined)
