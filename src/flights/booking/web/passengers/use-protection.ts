import { useState } from 'react'
import type { ProtectionOffer } from '#flights/protection/protection-offer.ts'

/** Not offered where somebody's fare changes on the way (`isOneFare`): it would cost another price than was shown. */
export function useProtection(offered: ProtectionOffer | undefined, isOneFare: boolean) {
  const [isProtected, setProtected] = useState(false)
  const offer = isOneFare ? offered : undefined
  return { offer, isProtected, onChange: setProtected, bought: isProtected ? offer : undefined }
}
