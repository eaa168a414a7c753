import { brick, deep, gold, night, shade, stone, teal, white } from './inks.ts'
import { arch, arches, bowl, box, dome, gable, line, minaret, palm, path, windows } from './shapes.ts'

/** Of Iraq, the Levant, Turkey and the Caucasus. */
export const nearSights: Readonly<Record<string, string>> = {
  najaf:
    dome([100, 160, 78, 66], gold) +
    box([68, 158, 64, 18], '#D9992A') +
    minaret([42, 214, 110, 12], gold, '#F7C75A') +
    minaret([158, 214, 110, 12], gold, '#F7C75A') +
    box([24, 176, 152, 38], '#F8EBCB') +
    arch([82, 214, 36, 46], deep) +
    arches([26, 214, 52, 28, 3], teal) +
    arches([122, 214, 52, 28, 3], teal),
  baghdad:
    dome([72, 164, 52, 50], gold) +
    dome([128, 164, 52, 50], gold) +
    [40, 100, 160].map((x) => minaret([x, 214, 92, 7], stone, gold)).join('') +
    box([30, 164, 140, 34], '#EAD3A0') +
    arches([34, 198, 132, 24, 7], deep) +
    box([0, 198, 200, 16], '#3F7F9E') +
    palm([14, 206, 60]) +
    palm([184, 206, 52]),
  erbil:
    path('M10 214L40 158H160L190 214Z', '#B98450') +
    box([40, 138, 120, 22], '#D9A56C') +
    arches([44, 160, 112, 16, 8], '#7B4A2A') +
    box([92, 124, 16, 36], '#E9BD7E') +
    arch([95, 160, 10, 24], deep),
  basra:
    box([0, 196, 200, 18], '#3F8F9E') +
    palm([30, 204, 86]) +
    palm([60, 204, 66]) +
    palm([146, 204, 78]) +
    palm([178, 204, 92]) +
    path('M70 200C90 210 118 210 138 196C132 208 124 212 100 212C82 212 74 208 70 200Z', '#5B2C18'),
  damascus:
    box([30, 172, 140, 42], '#D8C3A0') +
    dome([100, 158, 40, 34], '#5C8A9A') +
    box([80, 158, 40, 16], stone) +
    minaret([44, 214, 100, 14], stone, '#5C8A9A') +
    minaret([156, 214, 84, 12], stone, '#5C8A9A') +
    arches([34, 214, 132, 28, 8], '#6B4A3A'),
  beirut:
    path('M100 92L128 128H114L140 160H120L150 190H50L80 160H60L86 128H72Z', '#2F6B4A') +
    box([94, 188, 12, 26], '#6B4422') +
    line('M20 214h160', '#3B7A57', 5),
  antalya:
    path('M0 214V150L40 146 62 156 84 150V214Z', '#B07F5A') +
    path('M0 150L40 146 62 156 84 150V158L62 164 40 156 0 160Z', '#5B9C6C') +
    box([84, 186, 116, 28], '#2C8FA6') +
    minaret([36, 148, 66, 10], brick, white) +
    path('M120 196l30 -40v40zM154 196l16 -28v28z', white) +
    line('M112 198h64', '#7A3E26', 5),
  ankara:
    box([30, 196, 140, 18], stone) +
    box([44, 150, 112, 8], shade) +
    path(
      'M48 158h8v38h-8zM66 158h8v38h-8zM84 158h8v38h-8zM108 158h8v38h-8zM126 158h8v38h-8zM144 158h8v38h-8z',
      stone,
    ) +
    box([40, 142, 120, 9], stone),
  izmir:
    box([84, 132, 32, 82], '#F6EBD8') +
    arch([92, 214, 16, 36], deep) +
    gable([80, 132, 40, 18], teal) +
    path('M92 148a8 8 0 1 0 16 0a8 8 0 1 0 -16 0', night) +
    box([74, 176, 52, 6], shade) +
    palm([44, 214, 66]) +
    palm([160, 214, 72]),
  trabzon:
    path('M0 214C20 120 60 90 90 110L110 214Z', '#4A6B58') +
    box([54, 138, 60, 26], '#E9D3B0') +
    windows([60, 144, 6, 1], deep) +
    path('M50 138h68l-6 -8h-56Z', brick) +
    path('M110 214C140 150 176 140 200 160V214Z', '#3B7A57'),
  tbilisi:
    path('M0 214L0 168L60 132L110 150L150 214Z', '#7A5A48') +
    path('M20 158V138h8v6h8v-6h8v6h8v-6h8v16Z', '#B98A62') +
    box([124, 158, 34, 56], '#D9B48C') +
    path('M121 158l20 -40 20 40Z', '#5C8A7A') +
    bowl([48, 208, 16], brick) +
    bowl([84, 210, 14], brick) +
    bowl([26, 212, 12], brick),
  batumi:
    path('M92 214V96q8 -30 16 0V214Z', '#DDE6F7') +
    path('M100 70m-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0', gold) +
    box([40, 170, 34, 44], white) +
    gable([36, 170, 42, 22], brick) +
    palm([140, 214, 66]) +
    palm([170, 214, 52]),
  baku:
    path('M62 214C50 170 58 126 84 92C88 136 96 176 90 214Z', '#3F8FB0') +
    path('M96 214C88 160 92 112 112 72C124 116 126 170 118 214Z', '#5CB0C8') +
    path('M124 214C124 178 134 140 156 112C162 148 160 186 150 214Z', '#3F8FB0') +
    line(
      'M74 214C66 178 70 146 80 118M107 214C100 170 104 128 110 100M136 214C138 184 146 160 153 140',
      '#CFEFF5',
      1.2,
    ) +
    box([20, 172, 28, 42], stone) +
    box([16, 166, 36, 7], shade),
  yerevan:
    gable([-20, 190, 150, 96], '#8FA6C8') +
    gable([90, 190, 110, 66], '#9FB4D2') +
    path('M36 124l19 -30 19 30 -9 -5 -10 9 -10 -9Z', white) +
    box([116, 166, 44, 48], '#C98F6E') +
    box([126, 142, 24, 26], '#D9A582') +
    path('M122 142l16 -32 16 32Z', '#8A5A48') +
    arch([130, 214, 16, 30], '#6B4038'),
  van:
    path('M20 214C50 190 150 190 180 214Z', '#8FA87A') +
    box([80, 156, 40, 44], '#C98F6E') +
    box([90, 136, 20, 22], '#D9A582') +
    path('M86 136l14 -28 14 28Z', '#8A5A48') +
    arch([94, 200, 12, 24], '#6B4038'),
}
