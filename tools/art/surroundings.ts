import { arches, box, cypress, line, path } from './shapes.ts'

const stars = [
  [24, 40],
  [58, 26],
  [92, 60],
  [128, 34],
  [166, 58],
  [184, 24],
  [40, 92],
  [150, 96],
]

/** In the sky; a scene has one of them. */
export const lights: Readonly<Record<string, string>> = {
  'sun-low': '<circle cx="58" cy="150" r="28" fill="#F9CF7C"/>',
  'sun-high':
    '<circle cx="148" cy="84" r="24" fill="#F9CF7C"/><circle cx="148" cy="84" r="34" fill="#F9CF7C" opacity=".25"/>',
  'sun-wide': '<circle cx="100" cy="150" r="54" fill="#FBD99A" opacity=".85"/>',
  moon: path('M150 46a19 19 0 1 0 13 33a22 22 0 0 1 -13 -33Z', '#FBE3A6'),
  stars: path(
    stars.map(([x, y]) => `M${x} ${y}l1.6 4 4 1.6-4 1.6-1.6 4-1.6-4-4-1.6 4-1.6Z`).join(''),
    '#FBE3A6',
  ),
  clouds: line(
    'M20 84q10 -16 26 -8q12 -14 28 0q14 -2 18 8M120 56q8 -12 20 -6q10 -10 22 0q10 -2 14 6',
    '#FFF8EA',
    2.4,
  ),
}

const far = 'var(--scene-far)'
const near = 'var(--scene-near)'
const edge = 'var(--scene-line)'

/** Behind the sight. */
export const backgrounds: Readonly<Record<string, string>> = {
  ridge:
    path('M0 176C40 138 66 160 96 148C130 132 160 152 200 134V260H0Z', far) +
    line('M0 188C40 150 66 172 96 160C130 144 160 164 200 146', edge),
  peaks:
    path('M-10 214L46 112 74 150 108 96 150 168 172 138 214 214Z', far) +
    path('M46 112l-14 26 10 -4 6 8 8 -8 7 -1ZM108 96l-16 26 11 -4 7 9 9 -8 6 -2Z', '#FFF8EA'),
  hills:
    path('M0 190C30 164 60 164 92 182C126 160 160 160 200 184V260H0Z', far) +
    line('M0 202C30 176 60 176 92 194C126 172 160 172 200 196', edge),
  dunes:
    path('M0 196C50 176 80 200 116 188C150 176 172 192 200 178V260H0Z', far) +
    line('M20 200C60 186 84 206 120 196M110 206C144 190 170 204 196 194', edge),
  plain: path('M0 206H200V260H0Z', far) + line('M0 200H200', edge, 2),
  skyline: path('M0 214V178h18v-14h14v22h20v-34h16v26h24v-16h14v24h20v-40h18v30h22v-18h16v26h18v28Z', far),
}

/** Before it, from the ground down. */
export const foregrounds: Readonly<Record<string, string>> = {
  waves:
    box([0, 214, 200, 46], near) +
    line(
      'M8 228q8 -6 16 0t16 0M70 236q8 -6 16 0t16 0M130 226q8 -6 16 0t16 0M30 248q8 -6 16 0t16 0M150 246q8 -6 16 0t16 0',
      edge,
      1.4,
    ),
  arcade:
    box([0, 214, 200, 46], near) + arches([0, 260, 200, 38, 6], edge) + line('M0 216H200', '#FFF8EA', 2),
  fields:
    path('M0 214H200V260H0Z', near) +
    line('M0 226C60 218 130 234 200 224M0 240C60 230 130 248 200 236M0 254C60 246 130 262 200 250', edge),
  garden:
    box([0, 214, 200, 46], near) +
    path('M80 260l8 -46h24l8 46Z', '#F0DEC0') +
    cypress([24, 240, 56]) +
    cypress([176, 240, 56]),
  sand:
    path('M0 214C50 208 110 222 200 212V260H0Z', near) +
    line('M0 232C70 222 130 240 200 230M0 248C70 238 130 254 200 246', edge),
  square:
    box([0, 214, 200, 46], near) +
    line('M0 224H200M0 238H200M40 214L10 260M80 214L66 260M120 214L134 260M160 214L190 260', edge),
}
