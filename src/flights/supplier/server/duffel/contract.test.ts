import { supplierContract } from '#testing/flights/suppliers/contract.ts'
import { openDuffelTrial } from '#testing/flights/suppliers/duffel/trial.ts'

supplierContract('duffel', openDuffelTrial)
