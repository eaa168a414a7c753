import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { spelled } from '#accounts/password.ts'
import { refuse } from '#accounts/server/refusals.ts'

const hashed = promisify(argon2)

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const TAG_BYTES = 32

/** Each hash costs 19 MiB and a core. */
const AT_ONCE: AtOnce = { together: 2, waiting: 64 }

interface AtOnce {
  readonly together: number
  readonly waiting: number
}

export interface Argon2 {
  /** PHC string with its own salt. Throws TOO_BUSY. */
  hash(password: string): Promise<string>
  /** Without `kept` it still hashes, so timing does not tell. Throws TOO_BUSY. */
  matches(password: string, kept: string | undefined): Promise<boolean>
}

export function openArgon2({ together, waiting }: AtOnce = AT_ONCE): Argon2 {
  const inTurn = turns(together, waiting)
  const nobodys = phc(randomBytes(SALT_BYTES), randomBytes(TAG_BYTES))
  async function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
    const message = Buffer.from(spelled(password), 'utf8')
    return inTurn(() => hashed('argon2id', { ...COST, message, nonce, tagLength: TAG_BYTES }))
  }
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return phc(salt, await tagOf(password, salt))
    },
    async matches(password, kept) {
      const { salt, tag } = parsed(kept ?? nobodys)
      return timingSafeEqual(await tagOf(password, salt), tag) && kept !== undefined
    },
  }
}

const costs = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`

function phc(salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$${costs}$${unpadded(salt)}$${unpadded(tag)}`
}

function parsed(kept: string): { readonly salt: Buffer; readonly tag: Buffer } {
  const [, name, version, cost, salt = '', tag = ''] = kept.split('$')
  if (name !== 'argon2id' || version !== 'v=19' || cost !== costs)
    throw new Error('a password was hashed at another cost')
  return { salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

function turns(together: number, waiting: number) {
  let running = 0
  const line: (() => void)[] = []
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= together) {
      if (line.length >= waiting) throw refuse('TOO_BUSY', { headers: { 'retry-after': '2' } })
      await new Promise<void>((resolve) => void line.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
