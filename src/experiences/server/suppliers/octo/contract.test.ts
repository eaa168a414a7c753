import { experienceSupplierContract } from '#testing/experiences/contract.ts'
import { openOctoTrial } from '#testing/experiences/octo-trial.ts'

experienceSupplierContract('octo', openOctoTrial)
