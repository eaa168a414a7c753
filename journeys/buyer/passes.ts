import { rmSync } from 'node:fs'
import type { TestAgency } from '#testing/app/agency.ts'
import { passKeysIn } from '#testing/flights/pass-keys.ts'
import { testFolder } from '#testing/server/folder.ts'
import { agencyWithExperiences } from './experiences.ts'

/** One that has keys to sign passes with, too; they are read once. */
export async function agencyWithPasses(environment: Record<string, string>): Promise<TestAgency> {
  const folder = testFolder('pass-keys')
  try {
    return await agencyWithExperiences({ ...environment, ...passKeysIn(folder).environment })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
