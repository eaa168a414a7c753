// node tools/pictures.ts, after `npm run screens purchase`: the README's pictures out of shots/ into docs/pictures/.
import sharp from 'sharp'

const pictures = {
  home: '01-home-desktop-light',
  results: '02-results-desktop-light',
  details: '03-details-desktop-dark',
  'results-phone': '02-results-phone-light',
  'confirm-phone': '06-confirm-phone-light',
  'ticket-phone': '07-ticket-phone-dark',
} as const

for (const [name, screen] of Object.entries(pictures)) {
  const size = name.endsWith('-phone') ? { width: 585, height: 1266 } : { width: 1200, height: 750 }
  await sharp(`shots/${screen}.png`)
    .resize({ ...size, fit: 'cover', position: 'top' })
    .webp({ quality: 80 })
    .toFile(`docs/pictures/${name}.webp`)
}
