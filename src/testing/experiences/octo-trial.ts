import { openOcto } from '#experiences/server/suppliers/octo/octo.ts'
import { openOctoSimulator, token } from '#simulators/octo/server.ts'
import { octoFaults } from '#simulators/octo/weather.ts'
import type { BreakableSupplier, ExperienceSupplierOnTrial } from '#testing/experiences/trial.ts'

/** Any server of the protocol that `OCTO_URL` names, with `OCTO_TOKEN`; else the house's simulator. */
export async function openOctoTrial(): Promise<ExperienceSupplierOnTrial> {
  const { OCTO_URL: url, OCTO_TOKEN: secret = '' } = process.env
  if (url === undefined) return openBreakableOcto()
  const baseUrl = url.replace(/\/$/, '')
  return {
    supplier: openOcto({ name: 'octo', title: 'اکتو', baseUrl, token: secret }),
    secret,
    close: async () => undefined,
  }
}

export async function openBreakableOcto(): Promise<BreakableSupplier> {
  let now = Temporal.Now.instant()
  const simulator = await openOctoSimulator({ port: 0, now: () => now })
  return {
    supplier: openOcto({ name: 'octo', title: 'اکتو', baseUrl: simulator.url, token }),
    secret: token,
    order(fault) {
      const name = octoFaults.find((one) => one === fault)
      if (name === undefined) throw new RangeError(`no fault is called ${fault}`)
      simulator.faults.order(name, 1)
    },
    now: () => now,
    booked: () => simulator.books.all().length,
    advance: (by) => {
      now = now.add(by)
    },
    close: () => simulator.close(),
  }
}
