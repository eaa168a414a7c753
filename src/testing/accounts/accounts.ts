import { accountCalls } from '#accounts/calls.ts'
import { type Accounts, openAccounts } from '#accounts/server/accounts.ts'
import { type Argon2, openArgon2 } from '#accounts/server/argon2.ts'
import type { CaptchaTyped } from '#accounts/server/code-captcha.ts'
import type { KeyNews } from '#accounts/server/credential-notices.ts'
import type { Browser } from '#accounts/server/devices.ts'
import { accountHandlers } from '#accounts/server/routes.ts'
import { addressIn } from '#accounts/server/targets.ts'
import { openCaptcha } from '#server/captcha/captcha.ts'
import { digitsOf } from '#server/captcha/digits.ts'
import { soughtNumber } from '#server/captcha/work.ts'
import { mount } from '#server/mount.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

export interface TestAccounts extends AsyncDisposable {
  readonly house: TestHouse
  readonly accounts: Accounts
  readonly sent: { readonly to: string; readonly code: string }[]
  readonly told: KeyNews[]
  hashes(): number
  solved(from: Browser): Promise<CaptchaTyped>
  /** the newest code of a number or an e-mail address */
  codeOf(target: string): string
}

export async function openTestAccounts(
  environment: Record<string, string> = {},
  argon2: Argon2 = openArgon2(),
): Promise<TestAccounts> {
  const house = await openTestHouse(environment)
  const sent: { to: string; code: string }[] = []
  const told: KeyNews[] = []
  let hashes = 0
  const counted = <T>(work: Promise<T>) => {
    hashes += 1
    return work
  }
  const accounts = openAccounts(house, {
    captcha: openCaptcha(house),
    sendCode: async (to, code) => void sent.push({ to: addressIn(to), code }),
    codeChannels: ['Sms', 'Bale', 'Whatsapp'],
    tellOfKeys: async (_, news) => void told.push(news),
    argon2: {
      hash: (password) => counted(argon2.hash(password)),
      matches: (password, kept) => counted(argon2.matches(password, kept)),
    },
  })
  mount(
    house.app,
    { calls: accountCalls, answers: accountHandlers(accounts, house.settings) },
    { visitorOf: accounts.visitorOf, once: async (_what, run) => ({ ...(await run()), replayed: false }) },
  )
  return {
    house,
    accounts,
    sent,
    told,
    hashes: () => hashes,
    async solved({ device, address }) {
      const { captchaId, work } = await accounts.codeCaptcha({ device, address })
      const { pepper } = house.settings.secrets
      return {
        captchaId,
        captchaCode: digitsOf(pepper, captchaId),
        ...(work && { captchaWork: soughtNumber(pepper, captchaId, work.most) }),
      }
    },
    codeOf(target) {
      const last = sent.findLast(({ to }) => to === target)
      if (last === undefined) throw new Error(`no code was sent to ${target}`)
      return last.code
    },
    [Symbol.asyncDispose]: () => house.close(),
  }
}
