import type { PolicySupplier } from '#insurance/server/suppliers/policy-supplier.ts'
import { confirmPolicies, lookUpPolicies } from '#insurance/server/suppliers/xcover/booking.ts'
import {
  confirmCancel,
  confirmChange,
  quoteCancel,
  quoteChange,
} from '#insurance/server/suppliers/xcover/changing.ts'
import type { XCoverDesk } from '#insurance/server/suppliers/xcover/desk.ts'
import { offerOf } from '#insurance/server/suppliers/xcover/offer.ts'
import { askXCover } from '#insurance/server/suppliers/xcover/requesting.ts'
import { Anything } from '#insurance/server/suppliers/xcover/responses.ts'
import type { XCoverSettings } from '#insurance/server/suppliers/xcover/xcover-settings.ts'
import { mapped } from '#suppliers/outcome.ts'

const caps = { offerMs: 4000, callMs: 20_000, settlesAfterMs: 60_000 } as const

/** Cover Genius' partner API v2. */
export function openXCover(settings: XCoverSettings & XCoverDesk): PolicySupplier {
  const { assistance, assistancePhone, isSimulator } = settings
  const [insurer, insurerEn] = isSimulator
    ? ['کاور جنیوس (نمایشی)', 'Cover Genius (demo)']
    : ['کاور جنیوس', 'Cover Genius (XCover)']
  return {
    name: 'xcover',
    title: 'ایکس‌کاور',
    facts: { insurer, insurerEn, assistance, assistancePhone },
    caps,
    offer: (request, patience) => offerOf(settings, request, patience),
    async optOut(offerRef, patience) {
      const path = `/offers/${encodeURIComponent(offerRef)}/opt_out/`
      return mapped(await askXCover(settings, { path, data: {}, shape: Anything }, patience), () => 'noted')
    },
    confirm: (confirmation, patience) => confirmPolicies(settings, confirmation, patience),
    lookUp: (ref, patience) => lookUpPolicies(settings, ref, patience),
    quoteChange: (change, patience) => quoteChange(settings, change, patience),
    confirmChange: (ref, updateId, patience) => confirmChange(settings, { ref, updateId }, patience),
    quoteCancel: (ref, quotes, patience) => quoteCancel(settings, { ref, quotes }, patience),
    confirmCancel: (ref, cancellationId, patience) =>
      confirmCancel(settings, { ref, cancellationId }, patience),
  }
}
