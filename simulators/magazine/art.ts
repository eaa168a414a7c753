import type { ArtName } from './article.ts'

const width = 1400
const height = 800

const sky = (above: string, below: string) => `
  <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#sky)"/>`

const sun = ([x, y]: Spot, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fbc65b"/>`

type Spot = readonly [x: number, y: number]
type Box = readonly [x: number, y: number, wide: number, high: number]

const bird = ([x, y]: Spot, size: number, fill = '#fff') =>
  `<path d="M${x} ${y} q${size * 0.5} ${-size * 0.5} ${size} ${-size * 0.1} q${size * 0.5} ${-size * 0.5} ${size} ${size * 0.05}
    q${-size * 0.6} ${-size * 0.05} ${-size} ${size * 0.35} q${-size * 0.4} ${-size * 0.35} ${-size} ${-size * 0.3}z" fill="${fill}"/>`

const arch = ([x, y, wide, high]: Box, fill: string) =>
  `<path d="M${x} ${y} v${-high * 0.6} q0 ${-high * 0.28} ${wide / 2} ${-high * 0.4} q${wide / 2} ${high * 0.12} ${wide / 2} ${high * 0.4} v${high * 0.6}z" fill="${fill}"/>`

const row = (count: number, draw: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => draw(place)).join('')

const waves = (y: number, stroke: string) =>
  row(
    5,
    (line) =>
      `<path d="M0 ${y + line * 34} ${row(15, (place) => `q50 ${place % 2 === 0 ? -16 : 16} 100 0`)}" fill="none" stroke="${stroke}" stroke-width="4"/>`,
  )

const hills = (y: number, fill: string) =>
  `<path d="M0 ${y} q220 -150 440 -30 t420 -20 t300 30 t240 -50 V${height} H0z" fill="${fill}"/>`

const stars = row(
  40,
  (place) =>
    `<circle cx="${(place * 379) % width}" cy="${(place * 197) % 430}" r="${2 + (place % 3)}" fill="#fbe7b0"/>`,
)

const dome = ([x, y]: Spot, wide: number, fill: string) =>
  `<path d="M${x} ${y} q${-wide * 0.1} ${-wide * 0.55} ${wide / 2} ${-wide * 0.85} q${wide * 0.6} ${wide * 0.3} ${wide / 2} ${wide * 0.85}z" fill="${fill}"/>
   <rect x="${x + wide * 0.04}" y="${y}" width="${wide * 0.92}" height="${wide * 0.3}" fill="${fill}" opacity="0.8"/>`

const suitcase = ([x, wide, high]: readonly [x: number, wide: number, high: number], fill: string) =>
  `<path d="M${x + wide * 0.3} ${620 - high} v-46 h${wide * 0.4} v46" fill="none" stroke="${fill}" stroke-width="16"/>
   <rect x="${x}" y="${620 - high}" width="${wide}" height="${high}" rx="22" fill="${fill}"/>
   <circle cx="${x + wide / 2}" cy="${620 - high / 2}" r="${wide * 0.14}" fill="#fdf6e6"/>`

const drawings: Readonly<Record<ArtName, () => string>> = {
  bridge: () => `${sky('#2b2a6b', '#d77a61')}${sun([480, 330], 120)}${hills(430, '#5b4a86')}
    <rect y="420" width="${width}" height="20" fill="#c98b4b"/>
    <rect y="440" width="${width}" height="170" fill="#e3b16d"/>${row(14, (place) => arch([place * 100 + 18, 610, 64, 120], '#6b4464'))}
    <rect y="610" width="${width}" height="190" fill="#3f6f9a"/>${waves(650, '#6f9cbf')}${bird([820, 200], 44)}${bird([960, 260], 28)}`,
  windcatcher: () => `${sky('#3f8a98', '#f0dfba')}${sun([320, 230], 90)}
    ${row(3, (place) => `<rect x="${430 + place * 260}" y="${250 + place * 60}" width="150" height="400" fill="#c98d4c"/>${row(3, (slit) => `<rect x="${448 + place * 260 + slit * 42}" y="${280 + place * 60}" width="22" height="150" fill="#6b3f22"/>`)}`)}
    ${dome([120, 560], 240, '#e2b277')}<rect y="630" width="${width}" height="170" fill="#cf9250"/>${row(9, (place) => arch([place * 160 + 30, 800, 100, 130], '#1f7a82'))}`,
  dome: () => `${sky('#123a6f', '#f3c98b')}${sun([1120, 190], 70)}${dome([470, 520], 440, '#18989c')}
    <rect x="300" y="240" width="52" height="420" fill="#e5b65c"/><rect x="1040" y="240" width="52" height="420" fill="#e5b65c"/>
    <rect y="650" width="${width}" height="150" fill="#c79a5a"/>${row(12, (place) => arch([place * 120 + 20, 800, 80, 120], '#17477d'))}${bird([220, 160], 36)}`,
  garden: () => `${sky('#8fc7d6', '#fdf0d5')}${hills(420, '#7fae7a')}
    ${row(6, (place) => `<path d="M${130 + place * 230} 640 q-70 -210 0 -380 q70 170 0 380z" fill="#1f6a4c"/>`)}
    <rect y="630" width="${width}" height="170" fill="#d9c08c"/><rect x="560" y="640" width="280" height="160" fill="#4aa3b5"/>
    ${row(18, (place) => `<circle cx="${50 + place * 78}" cy="${655 + (place % 3) * 40}" r="16" fill="${place % 2 === 0 ? '#c3213f' : '#f2a31b'}"/>`)}`,
  bazaar:
    () => `<rect width="${width}" height="${height}" fill="#f3e0bd"/>${row(7, (place) => arch([60 + place * 185, 800, 150, 620], ['#17307f', '#2244b4', '#159aa5', '#f2a31b', '#c3213f', '#7a3b6b', '#1f6a4c'][place] ?? '#17307f'))}
    ${row(7, (place) => arch([95 + place * 185, 800, 80, 470], '#fdf6e6'))}`,
  sea: () => `${sky('#2f66b6', '#f6d58f')}${sun([930, 350], 100)}<rect y="420" width="${width}" height="380" fill="#18989c"/>${waves(500, '#bfe6e4')}
    <path d="M520 520 h220 q-30 70 -110 70 t-110 -70z" fill="#7a3b24"/><path d="M640 190 v310 h-150z" fill="#fbe7b0"/><path d="M656 220 v280 h110z" fill="#fff"/>${bird([240, 180], 44)}`,
  island:
    () => `${sky('#43a8c9', '#fdeecb')}<rect y="470" width="${width}" height="330" fill="#2aa9b0"/>${waves(560, '#c9f0ec')}
    <path d="M260 520 q430 -220 880 0z" fill="#ecd39a"/><path d="M640 430 q20 -180 -10 -260" stroke="#7a4a24" stroke-width="22" fill="none"/>
    ${row(5, (place) => `<path d="M632 170 q${-160 + place * 80} ${-60 + (place % 2) * 50} ${-220 + place * 110} 60" stroke="#1f7a4c" stroke-width="20" fill="none"/>`)}${sun([1150, 150], 64)}`,
  desert:
    () => `${sky('#0b1440', '#4a3a78')}${stars}<path d="M0 560 q350 -200 700 -20 t700 -60 V800 H0z" fill="#c98b4b"/>
    <path d="M0 660 q300 -120 640 0 t760 -60 V800 H0z" fill="#a86d36"/><circle cx="1130" cy="170" r="66" fill="#fbe7b0"/><circle cx="1162" cy="150" r="60" fill="#1a1b50"/>`,
  forest:
    () => `${sky('#9fb8b4', '#e9f0e4')}${hills(360, '#6f9a86')}${row(12, (place) => `<path d="M${60 + place * 118} 720 l-70 0 l70 -${300 + (place % 4) * 50} l70 ${300 + (place % 4) * 50}z" fill="${place % 2 === 0 ? '#1f5a44' : '#2c7357'}"/>`)}
    <rect y="700" width="${width}" height="100" fill="#2a4a3a"/>${row(40, (place) => `<path d="M${(place * 211) % width} ${(place * 131) % 640} l-10 34" stroke="#fff" stroke-width="4" opacity="0.5"/>`)}`,
  suitcases:
    () => `<rect width="${width}" height="${height}" fill="#f1d9c5"/>${suitcase([270, 250, 300], '#c3213f')}${suitcase([590, 300, 400], '#12807f')}${suitcase([960, 220, 240], '#f2a31b')}
    <rect y="620" width="${width}" height="180" fill="#17307f"/>${row(10, (place) => `<rect x="${place * 150 + 20}" y="700" width="90" height="10" fill="#5f7bd0"/>`)}`,
  passport:
    () => `<rect width="${width}" height="${height}" fill="#c9dceb"/><g transform="rotate(-9 520 400)"><rect x="350" y="130" width="400" height="540" rx="26" fill="#7d1733"/>
    <circle cx="550" cy="350" r="110" fill="none" stroke="#f0cf8a" stroke-width="10"/>${row(8, (place) => `<path d="M550 350 l0 -110" stroke="#f0cf8a" stroke-width="8" transform="rotate(${place * 45} 550 350)"/>`)}
    <rect x="440" y="540" width="220" height="16" fill="#f0cf8a"/></g><g transform="rotate(8 930 460)"><rect x="730" y="360" width="430" height="210" rx="18" fill="#fdf6e6"/><rect x="730" y="360" width="430" height="58" rx="18" fill="#2244b4"/><circle cx="1080" cy="500" r="34" fill="#f2a31b"/></g>`,
  plane:
    () => `${sky('#10205f', '#2a4aa6')}${bird([820, 300], 150)}${bird([360, 460], 70)}${bird([1140, 560], 56)}
    ${row(3, (place) => `<path d="M${120 + place * 430} ${640 - place * 120} q40 -60 100 -20 q50 -50 110 10 q60 0 40 40 h-250 q-30 -20 0 -30z" fill="none" stroke="#8fa7ea" stroke-width="6"/>`)}`,
  night:
    () => `${sky('#150d45', '#6b2459')}${stars}<circle cx="930" cy="200" r="100" fill="#fbe7b0"/><circle cx="975" cy="170" r="90" fill="#24114d"/>
    <rect y="620" width="${width}" height="180" fill="#ecd39a"/><circle cx="470" cy="520" r="150" fill="#c3213f"/><circle cx="690" cy="560" r="100" fill="#a5183a"/>
    <path d="M820 620 a180 180 0 0 1 360 0z" fill="#1f6a4c"/><path d="M845 620 a155 155 0 0 1 310 0z" fill="#e8465c"/>${row(5, (place) => `<circle cx="${890 + place * 55}" cy="580" r="8" fill="#24114d"/>`)}`,
  spring:
    () => `${sky('#bfe3ef', '#fdf3dc')}${hills(470, '#8fbf6b')}<rect y="640" width="${width}" height="160" fill="#6fa552"/>
    ${row(9, (place) => `<path d="M${110 + place * 150} 700 v-120" stroke="#2c7357" stroke-width="10"/><path d="M${80 + place * 150} 590 q0 -80 30 -90 q30 10 30 90 q-30 30 -60 0z" fill="${['#c3213f', '#f2a31b', '#a5489a'][place % 3]}"/>`)}${sun([1130, 170], 80)}${bird([300, 190], 40, '#17307f')}`,
  city: () => `${sky('#45308a', '#f5a66b')}${sun([1040, 360], 110)}${row(4, (place) => dome([140 + place * 300, 560], 200, place % 2 === 0 ? '#3a3f78' : '#565a94'))}
    ${row(5, (place) => `<rect x="${100 + place * 300}" y="330" width="20" height="280" fill="#2d2f60"/>`)}<rect y="600" width="${width}" height="200" fill="#2f5f8a"/>${waves(640, '#7fa7c9')}${bird([420, 170], 40)}${bird([560, 230], 26)}`,
}

export function artOf(name: ArtName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawings[name]()}</svg>`
}

export const artSize = { width, height } as const
