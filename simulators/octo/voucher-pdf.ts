import type { OctoDesk } from './desk.ts'

/** One page with the reference on it. */
export function servePdf({ app, books }: OctoDesk): void {
  app.get<{ Params: { name: string } }>('/vouchers/:name', (request, reply) => {
    const uuid = request.params.name.slice(0, 36)
    const booking = books.booking(uuid)
    if (booking?.status !== 'CONFIRMED') return reply.code(404).send('no such voucher')
    return reply.type('application/pdf').send(pdfOf(`Voucher ${booking.reference}`))
  })
}

function pdfOf(text: string): Buffer {
  const stream = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}${table}${end}`, 'latin1')
}
