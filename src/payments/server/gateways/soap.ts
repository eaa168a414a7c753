import { ask, type ReceivedEvent } from '#payments/server/gateways/gateway-client.ts'

interface SoapQuestion {
  readonly address: string
  readonly namespace: string
  readonly call: string
  readonly fields: Readonly<Record<string, string | number>>
  readonly timeoutMs: number
}

export function askSoap({ address, timeoutMs, ...question }: SoapQuestion): Promise<ReceivedEvent<string>> {
  return ask(
    {
      address,
      timeoutMs,
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
      body: envelope(question),
    },
    (text) => returnIn(text, question.call),
  )
}

function envelope({ namespace, call, fields }: Omit<SoapQuestion, 'address' | 'timeoutMs'>): string {
  const inner = Object.entries(fields).map(([name, value]) => `<${name}>${escaped(String(value))}</${name}>`)
  return `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:int="${namespace}"><soapenv:Body><int:${call}>${inner.join('')}</int:${call}></soapenv:Body></soapenv:Envelope>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  // drops characters invalid in XML
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
}

/** Strict: exactly one `return` of letters, digits and commas, in the response to this call. */
function returnIn(text: string, call: string): string {
  const response = new RegExp(
    `<(?:\\w+:)?Body[^>]*>\\s*<((?:\\w+:)?${call}Response)(?:\\s[^>]*)?>\\s*<((?:\\w+:)?return)(?:\\s[^>]*)?>([\\w,.-]{1,200})</\\2>\\s*</\\1>\\s*</(?:\\w+:)?Body>`,
  )
  const [, , , said] = response.exec(text) ?? []
  if (said === undefined) throw new SyntaxError('no answer to this call')
  return said
}
