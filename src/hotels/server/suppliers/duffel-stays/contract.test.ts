import { openDuffelStaysTrial } from '#hotels/server/suppliers/duffel-stays/test-trial.ts'
import { hotelSupplierContract } from '#hotels/server/suppliers/test-contract.ts'

hotelSupplierContract('duffel-stays', openDuffelStaysTrial)
