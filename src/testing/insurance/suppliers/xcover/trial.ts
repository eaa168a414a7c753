import { openXCover } from '#insurance/server/suppliers/xcover/xcover.ts'
import { type XCoverSettings, xcoverIn } from '#insurance/server/suppliers/xcover/xcover-settings.ts'
import { openXCoverSimulator, type XCoverSimulator } from '#simulators/xcover/server.ts'
import type { XCoverFault } from '#simulators/xcover/weather.ts'
import type { PolicySupplierOnTrial, TrialFault, TrialSimulator } from '#testing/insurance/suppliers/trial.ts'
import { firstRates } from '#testing/money/selling-rates.ts'

const faults: Readonly<Record<TrialFault, XCoverFault>> = {
  'offer-hangs': 'offer-hang',
  'offer-garbage': 'offer-garbage',
  'offer-down': 'offer-down',
  'confirm-lost': 'confirm-lost',
  'confirm-booked500': 'confirm-booked500',
  'confirm-locked': 'confirm-locked',
  'confirm-garbage': 'confirm-garbage',
  'confirm-busy': 'confirm-busy',
  'confirm-hangs': 'confirm-hang',
  'confirm-refused': 'confirm-refused',
  'change-lost': 'change-confirm-lost',
  'cancel-lost': 'cancel-confirm-lost',
}

/** `XCOVER_URL` and its settings put another server in the simulator's place. */
export const hasXCoverSimulator = process.env.XCOVER_URL === undefined

export async function openXCoverTrial(): Promise<PolicySupplierOnTrial> {
  const { insurer, faults: wrong } = xcoverIn(process.env, 'demo')
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  if (!insurer.isSimulator) return onTrial(insurer, undefined)
  const simulator = await openXCoverSimulator({ port: 0 })
  return onTrial({ ...insurer, baseUrl: `${simulator.url}/x` }, simulator)
}

function onTrial(settings: XCoverSettings, simulator: XCoverSimulator | undefined): PolicySupplierOnTrial {
  return {
    supplier: openXCover({ ...settings, rates: firstRates.onSale }),
    stranger: openXCover({ ...settings, rates: firstRates.onSale, secret: `not ${settings.secret}` }),
    secrets: [settings.secret, settings.apiKey],
    simulator: simulator && trialSimulator(simulator),
    close: async () => simulator?.close(),
  }
}

function trialSimulator({ faults: box, books, offers }: XCoverSimulator): TrialSimulator {
  return {
    order: (fault) => box.order(faults[fault], 1),
    books: () =>
      books.all().map(({ id, quotes }) => ({
        ref: id,
        isCancelled: quotes.every(({ cancelledAt }) => cancelledAt !== null),
      })),
    optedOut: (ref) => offers.get(ref)?.isOptedOut === true,
  }
}
