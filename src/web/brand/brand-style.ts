import { createContext } from 'react'

/** The brand's own colours, beside the nonce they are allowed by; on the server alone. */
export const BrandStyle = createContext<{ readonly css: string; readonly nonce: string }>({
  css: '',
  nonce: '',
})
