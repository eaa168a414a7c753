import { openNiraTrial } from '#flights/server/suppliers/nira/test-trial.ts'
import { supplierContract } from '#flights/server/suppliers/test-contract.ts'

supplierContract('nira', openNiraTrial)
