// npm run screens [purchase|known-traveller|choosing|money|gateways|giving-back|storefront|trips|account|people|hotels|visas|visa-requests|insurance|tours|experiences|pairs]: every screen at 320, 390, 768 and 1440, by day and by night, into shots/.
import { openStage } from '../journeys/stage.ts'
import { chromiumPath } from './chromium.ts'
import { walkAccount } from './screens/account.ts'
import { walkChoosing } from './screens/choosing.ts'
import { walkExperiences } from './screens/experiences.ts'
import { walkGateways } from './screens/gateways.ts'
import { walkGivingBack } from './screens/giving-back.ts'
import { walkHotels } from './screens/hotels.ts'
import { walkInsurance } from './screens/insurance.ts'
import { walkKnownTraveller } from './screens/known-traveller.ts'
import { walkMoney } from './screens/money.ts'
import { walkPairs } from './screens/pairs.ts'
import { walkPeople } from './screens/people.ts'
import { walkPurchase } from './screens/purchase.ts'
import { walkStorefront } from './screens/storefront.ts'
import { walkTours } from './screens/tours.ts'
import { walkTrips } from './screens/trips.ts'
import { walkVisaRequests } from './screens/visa-requests.ts'
import { walkVisas } from './screens/visas.ts'

process.env.CHROME_PATH = await chromiumPath()
const walks = {
  purchase: walkPurchase,
  'known-traveller': walkKnownTraveller,
  choosing: walkChoosing,
  money: walkMoney,
  gateways: walkGateways,
  'giving-back': walkGivingBack,
  storefront: walkStorefront,
  trips: walkTrips,
  account: walkAccount,
  people: walkPeople,
  hotels: walkHotels,
  visas: walkVisas,
  'visa-requests': walkVisaRequests,
  insurance: walkInsurance,
  tours: walkTours,
  experiences: walkExperiences,
  pairs: walkPairs,
}
const chosen = Object.entries(walks).filter(([name]) => (process.argv[2] ?? name) === name)
await walkAll()
process.exit(0)

async function walkAll(): Promise<void> {
  await using stage = await openStage({ BRAND: process.env.BRAND ?? 'parastoo' })
  let traveller = 0
  for (const [, walk] of chosen)
    for (const size of ['desktop', 'tablet', 'phone', 'small'] as const)
      for (const theme of ['light', 'dark'] as const)
        await walk(stage, { size, theme, mobile: `0912555${String(++traveller).padStart(4, '0')}` })
}
