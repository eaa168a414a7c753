import { openDuffelTrial } from '#flights/server/suppliers/duffel/test-trial.ts'
import { supplierContract } from '#flights/server/suppliers/test-contract.ts'

supplierContract('duffel', openDuffelTrial)
