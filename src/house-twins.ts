import path from 'node:path'
import { freePort } from '#server/free-port.ts'
import type { Settings } from '#server/settings.ts'
import { openBankTwin } from '#twins/bank/server.ts'
import { openSmsTwin } from '#twins/sms/server.ts'

export interface Twins {
  /** the settings with the addresses the twins really got */
  readonly settings: Settings
  /** where sent messages are read; nothing when a real provider sends them */
  readonly inbox: string | undefined
  close(): Promise<void>
}

/** Starts a house twin for each outside service that the settings do not name. A taken port moves it to the next. */
export async function openTwins(settings: Settings): Promise<Twins> {
  const bank = settings.bank.isTwin ? await openBank(settings) : undefined
  const sms = settings.sms.isTwin ? await openSms(settings) : undefined
  return {
    settings: {
      ...settings,
      bank: { ...settings.bank, baseUrl: bank?.url ?? settings.bank.baseUrl },
      sms: { ...settings.sms, baseUrl: sms?.url ?? settings.sms.baseUrl },
    },
    inbox: sms?.url,
    close: async () => void (await Promise.all([bank?.close(), sms?.close()])),
  }
}

async function openBank({ bank, dataDir }: Settings) {
  const port = await freePort(Number(new URL(bank.baseUrl).port))
  const twin = await openBankTwin({ port, host: 'localhost', file: path.join(dataDir, 'bank.jsonl') })
  return { ...twin, url: `http://localhost:${port}` }
}

async function openSms({ sms, dataDir }: Settings) {
  const port = await freePort(Number(new URL(sms.baseUrl).port))
  const twin = await openSmsTwin({ port, host: 'localhost', file: path.join(dataDir, 'sms.jsonl') })
  return { ...twin, url: `http://localhost:${port}` }
}
