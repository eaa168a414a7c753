import { createHash } from 'node:crypto'
import type { Digest } from '#wallet/liabilities.ts'

export const sha256: Digest = async (text) => createHash('sha256').update(text).digest('hex')
