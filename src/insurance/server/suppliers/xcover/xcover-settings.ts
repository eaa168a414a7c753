import * as z from 'zod'
import { type PlanId, planIds } from '#insurance/plans.ts'
import { addressFaults } from '#server/address-errors.ts'
import { port } from '#server/environment.ts'
import { type Given, listIn, type Mode } from '#server/given.ts'

/** What of the supplier's is sold as which plan of ours. */
export interface SoldAs {
  readonly plan: PlanId
  readonly type: string
  readonly version: string
}

export interface XCoverSettings {
  readonly name: 'xcover'
  readonly isSimulator: boolean
  /** without trailing slash: `https://api.xcover.com/x` */
  readonly baseUrl: string
  readonly partner: string
  readonly apiKey: string
  readonly secret: string
  readonly plans: readonly SoldAs[]
  /** whom one calls abroad, at any hour */
  readonly assistance: string
  /** E.164 */
  readonly assistancePhone: string
  /** for policyholders who gave no address */
  readonly email: string
}

const simulatorPlans =
  'basic=travel_medical_basic:1,companion=travel_medical_plus:1,full=travel_comprehensive:2'

const simulator = {
  partner: 'HOUSE',
  apiKey: 'xcover-house-simulator-key',
  secret: 'xcover-house-simulator-secret',
  plans: plansIn(simulatorPlans),
  assistance: 'Sample Assistance Abroad',
  assistancePhone: '+440000000000',
  email: 'policies@example.com',
} as const

export const xcoverEnvironment = { XCOVER_TWIN_PORT: port.optional() } as const

const settings = [
  'XCOVER_URL',
  'XCOVER_PARTNER',
  'XCOVER_API_KEY',
  'XCOVER_SECRET',
  'XCOVER_PLANS',
  'XCOVER_ASSISTANCE',
  'XCOVER_ASSISTANCE_PHONE',
  'XCOVER_EMAIL',
] as const

interface XCoverRead {
  readonly insurer: XCoverSettings
  readonly faults: readonly string[]
}

/** Returns every fault of the environment in words. */
export function xcoverIn(given: Given, mode: Mode): XCoverRead {
  const url = given['XCOVER_URL']
  const isSimulator = url === undefined && mode === 'demo'
  if (isSimulator) {
    const baseUrl = `http://localhost:${given['XCOVER_TWIN_PORT'] ?? 3011}/x`
    return { insurer: { name: 'xcover', isSimulator, baseUrl, ...simulator }, faults: [] }
  }
  const { XCOVER_PARTNER: partner = '', XCOVER_API_KEY: apiKey = '', XCOVER_SECRET: secret = '' } = given
  const { XCOVER_ASSISTANCE: assistance = '', XCOVER_ASSISTANCE_PHONE: assistancePhone = '' } = given
  const { XCOVER_EMAIL: email = '', XCOVER_PLANS: sold = '' } = given
  const plans = plansIn(sold)
  const baseUrl = (url ?? '').replace(/\/$/, '')
  return {
    insurer: {
      name: 'xcover',
      isSimulator,
      baseUrl,
      partner,
      apiKey,
      secret,
      plans,
      assistance,
      assistancePhone,
      email,
    },
    faults: [
      ...settings
        .filter((name) => given[name] === undefined)
        .map((name) => `${name}: is needed by the insurer xcover`),
      ...addressFaults('XCOVER_URL', url, mode),
      ...wrong('XCOVER_PARTNER: must be letters and digits', partner, /^\w+$/),
      ...wrong('XCOVER_ASSISTANCE_PHONE: must be an international number', assistancePhone, /^\+\d{8,15}$/),
      ...(email !== '' && !z.email().safeParse(email).success
        ? ['XCOVER_EMAIL: must be an e-mail address']
        : []),
      ...(sold !== '' && plans.length !== listIn(sold)?.length
        ? ['XCOVER_PLANS: must be plan=policy_type:version with commas between, of basic, companion, full']
        : []),
    ],
  }
}

function wrong(says: string, text: string, shape: RegExp): readonly string[] {
  return text === '' || shape.test(text) ? [] : [says]
}

function plansIn(text: string): readonly SoldAs[] {
  const read = (listIn(text) ?? []).flatMap((one) => {
    const [, name = '', type = '', version = ''] = /^(\w+)=([\w-]+):([\w.-]+)$/.exec(one) ?? []
    const plan = planIds.find((id) => id === name)
    return plan === undefined ? [] : [{ plan, type, version }]
  })
  return read.filter(({ plan }, at) => read.findIndex((one) => one.plan === plan) === at)
}
