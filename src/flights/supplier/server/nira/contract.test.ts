import { supplierContract } from '#testing/flights/suppliers/contract.ts'
import { openNiraTrial } from '#testing/flights/suppliers/nira/trial.ts'

supplierContract('nira', openNiraTrial)
