import { policySupplierContract } from '#testing/insurance/suppliers/contract.ts'
import { hasXCoverSimulator, openXCoverTrial } from '#testing/insurance/suppliers/xcover/trial.ts'

policySupplierContract('xcover', openXCoverTrial, hasXCoverSimulator)
