import { hotelSupplierContract } from '#testing/hotels/suppliers/contract.ts'
import { openDuffelStaysTrial } from '#testing/hotels/suppliers/duffel-stays/trial.ts'

hotelSupplierContract('duffel-stays', openDuffelStaysTrial)
