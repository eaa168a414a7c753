import { brick, gold, night, shade, stone, teal, white } from './inks.ts'
import {
  arch,
  arches,
  bowl,
  box,
  cypress,
  dome,
  gable,
  line,
  minaret,
  palm,
  path,
  windows,
} from './shapes.ts'

/** Of the Gulf, Arabia and farther off. */
export const farSights: Readonly<Record<string, string>> = {
  doha:
    path(
      'M24 214V150h18v64zM48 214v-92l14 -12v104zM120 214V120c8 -8 18 -8 24 0v94zM152 214v-72h22v72z',
      '#4A8FA6',
    ) +
    path('M74 214C70 160 78 116 92 96C106 116 112 160 108 214Z', '#7FC0CC') +
    line('M80 190C90 180 96 172 104 160M78 160C88 152 94 144 102 130', white, 1.2) +
    path('M96 222l34 -14v14zM84 224h52l-6 7h-40Z', white),
  abudhabi:
    [
      [60, 30],
      [100, 48],
      [140, 30],
    ]
      .map(([x = 0, w = 0]) => dome([x, 178, w, w * 0.9], white))
      .join('') +
    box([34, 178, 132, 36], '#F4F7FA') +
    arches([36, 214, 128, 28, 8], '#8FB4C8') +
    minaret([22, 214, 110, 9], white, gold) +
    minaret([178, 214, 110, 9], white, gold),
  muscat:
    path('M0 214L30 150 62 176 96 132 140 180 170 150 200 214Z', '#8A6A52') +
    box([78, 140, 44, 30], stone) +
    path('M72 140a10 12 0 0 1 20 0v30h-20zM108 140a10 12 0 0 1 20 0v30h-20z', '#E9C98E') +
    box([0, 200, 200, 14], '#2C8FA6'),
  kuwait:
    [
      [78, 150, 92],
      [126, 120, 70],
    ]
      .map(
        ([x = 0, high = 0, ball = 0]) =>
          path(`M${x - 5} 214L${x} ${214 - high}L${x + 5} 214Z`, white) +
          path(`M${x - 16} ${214 - ball}a16 16 0 1 0 32 0a16 16 0 1 0 -32 0`, teal),
      )
      .join('') + box([0, 204, 200, 10], '#3F8FB0'),
  manama:
    path('M60 214C62 150 74 110 96 90V214ZM140 214C138 150 126 110 104 90V214Z', '#7FA6B8') +
    line('M84 130h32M80 156h40M74 184h52', white, 3) +
    palm([30, 214, 60]) +
    palm([172, 214, 60]),
  medina:
    dome([100, 162, 60, 56], '#2F8F5B') +
    box([74, 160, 52, 18], '#3FA56B') +
    minaret([40, 214, 128, 11], white, '#2F8F5B') +
    minaret([160, 214, 128, 11], white, '#2F8F5B') +
    box([24, 178, 152, 36], '#F6EBD8') +
    arches([26, 214, 148, 28, 9], '#7B5A3A'),
  jeddah:
    box([36, 140, 44, 74], stone) +
    box([120, 152, 46, 62], '#E9C98E') +
    windows([42, 150, 4, 4], '#5B7A4A') +
    windows([126, 162, 4, 3], '#7A4A2A') +
    line('M100 214C96 150 96 110 100 60', '#BFE3EC', 4) +
    path('M92 62q8 -22 16 0Z', white),
  dushanbe:
    box([40, 164, 120, 50], '#F6EBD8') +
    arch([80, 214, 40, 64], '#2F8F5B') +
    box([96, 96, 8, 68], white) +
    path('M86 98h28l-14 -18Z', gold) +
    windows([48, 174, 3, 3], '#B98450') +
    windows([130, 174, 3, 3], '#B98450'),
  tashkent:
    box([36, 140, 128, 74], '#D9A56C') +
    arch([76, 214, 48, 66], '#2F6FA8') +
    dome([48, 140, 34, 36], teal) +
    dome([152, 140, 34, 36], teal) +
    line('M36 148h128', '#2F6FA8', 5) +
    minaret([24, 214, 108, 10], '#D9A56C', teal),
  almaty:
    gable([-10, 200, 130, 110], '#7F96B8') +
    gable([70, 200, 150, 132], '#93A9C8') +
    path('M34 138l21 -48 21 44 -10 -4 -11 10 -10 -9ZM122 110l23 -42 23 40 -12 -5 -11 11 -11 -10Z', white) +
    path('M40 214l12 -44 12 44zM66 214l10 -36 10 36zM140 214l12 -46 12 46z', '#145A5C'),
  moscow:
    [
      ['#C94A4A', 58, 34, 44],
      ['#2F7F9C', 100, 44, 66],
      ['#3B8F5B', 142, 34, 44],
    ]
      .map(
        ([fill, x, wide, high]) =>
          box(
            [Number(x) - Number(wide) * 0.36, 214 - Number(high), Number(wide) * 0.72, Number(high)],
            '#F6E3D0',
          ) + dome([Number(x), 214 - Number(high), Number(wide), Number(wide) * 1.1], String(fill)),
      )
      .join('') + box([30, 196, 140, 18], '#B5503C'),
  delhi:
    dome([100, 166, 56, 50], white) +
    box([66, 164, 68, 50], '#FBF1E4') +
    arch([86, 214, 28, 40], '#A9B4C8') +
    dome([62, 176, 18, 18], white) +
    dome([138, 176, 18, 18], white) +
    minaret([32, 214, 92, 8], white, '#D8DDE8') +
    minaret([168, 214, 92, 8], white, '#D8DDE8'),
  bangkok:
    path('M100 66L108 128L122 150L132 196H68L78 150L92 128Z', gold) +
    line('M92 128h16M82 150h36M74 174h52', '#B26E07', 2) +
    gable([20, 186, 56, 30], brick) +
    gable([124, 186, 56, 30], brick) +
    box([28, 186, 40, 28], white) +
    box([132, 186, 40, 28], white) +
    box([64, 196, 72, 18], stone),
  kualalumpur:
    [70, 130]
      .map((x) => path(`M${x - 16} 214V134l5 -8v-22l5 -8v-20l6 -30 6 30v20l5 8v22l5 8V214Z`, '#C8D6E4'))
      .join('') +
    box([84, 150, 32, 6], white) +
    line('M56 150h28M56 170h28M56 190h28M116 170h28M116 190h28', '#7F98B0', 1.4),
  beijing:
    box([52, 200, 96, 14], white) +
    path('M48 186h104l-16 -18H64Z', '#2F5FA0') +
    path('M60 162h80l-14 -18H74Z', '#2F5FA0') +
    path('M72 138h56l-28 -34Z', '#2F5FA0') +
    box([62, 186, 76, 14], brick) +
    box([72, 162, 56, 7], brick) +
    bowl([100, 104, 5], gold),
  rome:
    path('M30 214V158C60 140 140 132 170 146V214Z', '#E3C08C') +
    arches([34, 190, 132, 24, 8], '#7B5A3A') +
    arches([34, 214, 132, 22, 8], '#7B5A3A') +
    line('M30 164C60 150 140 144 170 152', shade, 3) +
    cypress([16, 214, 54]) +
    cypress([186, 214, 60]),
  paris:
    path(
      'M100 56L106 120 116 160 138 214H120C114 194 106 186 100 186S86 194 80 214H62L84 160 94 120Z',
      '#7A6A72',
    ) + line('M84 160h32M91 126h18', white, 2.4),
  london:
    box([88, 116, 24, 98], shade) +
    path('M86 116h28l-14 -40Z', '#5C7A8A') +
    path('M91 132a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', white) +
    line('M100 126v6l4 3', night, 1.6) +
    box([112, 184, 72, 30], '#D9B48C') +
    windows([118, 190, 7, 2], '#7A5A48') +
    box([16, 184, 72, 30], '#D9B48C') +
    windows([22, 190, 7, 2], '#7A5A48'),
  frankfurt:
    path('M40 214v-80h22v80zM68 214V96l12 -14 12 14v118zM138 214v-96h24v96z', '#5C7FA0') +
    path('M98 214V150h30v64z', brick) +
    gable([94, 150, 38, 26], '#7A3E34') +
    windows([102, 158, 3, 4], white) +
    windows([142, 126, 2, 6], '#CFE3EC') +
    windows([74, 112, 2, 7], '#CFE3EC'),
  vienna:
    bowl([100, 156, 26], '#5CA08A') +
    box([40, 168, 120, 46], '#F6EBD8') +
    box([72, 154, 56, 16], '#F6EBD8') +
    arches([44, 214, 112, 34, 7], '#B98A5A') +
    line('M100 130v-14', gold, 3),
  sharjah:
    box([30, 168, 140, 46], stone) +
    arches([34, 214, 132, 38, 5], '#2F6FA8') +
    bowl([58, 168, 18], '#2F6FA8') +
    bowl([100, 168, 22], gold) +
    bowl([142, 168, 18], '#2F6FA8') +
    box([26, 130, 10, 84], stone) +
    box([164, 130, 10, 84], stone),
  milan:
    path('M30 214V176L60 160V140L84 150 100 96 116 150 140 140V160L170 176V214Z', '#EFE3DA') +
    line('M60 140v-20M84 150v-24M100 96v-20M116 150v-24M140 140v-20M30 176v-16M170 176v-16', '#EFE3DA', 3) +
    arch([90, 214, 20, 32], '#7A6A72') +
    arch([52, 214, 14, 24], '#7A6A72') +
    arch([134, 214, 14, 24], '#7A6A72'),
}
