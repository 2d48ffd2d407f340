import Box from '@mui/material/Box'
import type { CsMap } from '@upper-bracket/shared/selfService/csMaps'

/** A simple line drawing for each map, and the difference of its hue from the game's (degrees). */
const drawings: Readonly<Record<CsMap, { readonly lines: string; readonly hue: number }>> = {
  // A stepped pyramid.
  ancient: { lines: 'M8 66h104M22 66V52h76v14M34 52V38h52v14M46 38V24h28v14M56 66V52h8v14', hue: -70 },
  // An obelisk and a smaller one.
  anubis: {
    lines: 'M8 66h104M52 66l4-46 6-10 6 10 4 46M86 66l3-30 4-6 4 6 3 30M20 66l10-14 10 14',
    hue: -150,
  },
  // Dunes beneath the sun.
  dust2: { lines: 'M84 22a10 10 0 1 0 .1 0M4 56q26-22 52-4t60-8M4 68q34-20 66-2t46-6', hue: -165 },
  // A bell tower behind an arch.
  inferno: {
    lines: 'M8 66h104M70 66V22l12-12 12 12v44M78 66V50h8v16M78 30h8v8h-8zM18 66V48q16-18 32 0v18',
    hue: 165,
  },
  // An onion dome between two gates.
  mirage: {
    lines:
      'M8 66h104M42 66V40q-8-14 18-28 26 14 18 28v26M60 12V4M14 66V50q8-10 16 0v16M90 66V50q8-10 16 0v16',
    hue: -140,
  },
  // Two cooling towers.
  nuke: {
    lines:
      'M8 66h104M24 66q12-24 4-44h24q-8 20 4 44M64 66q12-24 4-44h24q-8 20 4 44M34 14q6-8 12 0M74 14q6-8 12 0',
    hue: -30,
  },
  // A bridge over a canal.
  overpass: {
    lines: 'M4 30h112M4 38h112M20 38v22M100 38v22M20 60q40-44 80 0M4 68q14-6 28 0t28 0 28 0 28 0',
    hue: -85,
  },
  // Containers.
  cache: {
    lines:
      'M10 66h100M16 66V46h44v20M60 66V46h44v20M38 46V26h44v20M27 46v20M38 46v20M49 46v20M71 46v20M82 46v20M93 46v20M49 26v20M60 26v20M71 26v20',
    hue: -55,
  },
  // Battlements.
  cobblestone: {
    lines: 'M8 66h104M16 66V30h10v8h10v-8h10v36M74 66V30h10v8h10v-8h10v36M46 48h28M54 66V56q6-8 12 0v10',
    hue: 20,
  },
  // A wagon on its rails.
  train: {
    lines:
      'M6 62h108M6 68h108M16 54V22h88v32zM28 30h16v12H28zM52 30h16v12H52zM76 30h16v12H76zM32 54a4 4 0 1 0 .1 8M88 54a4 4 0 1 0 .1 8',
    hue: 175,
  },
  // A tower that is still being built.
  vertigo: {
    lines: 'M36 68V14h28v54M36 26h28M36 38h28M36 50h28M50 14v54M76 68V6h32M76 12h-16M100 6v18',
    hue: 40,
  },
}

/** A decorative drawing of a map behind its name. */
export function MapArt({ map, faded = false }: { map: CsMap; faded?: boolean }) {
  const { lines, hue } = drawings[map]
  return (
    <Box
      aria-hidden
      sx={theme => ({
        position: 'absolute',
        inset: 0,
        pointerEvents: 'none',
        color: theme.vars.palette.csgo.main,
        background:
          'linear-gradient(125deg, transparent 20%, color-mix(in srgb, currentColor 34%, transparent))',
        filter: faded ? 'grayscale(1)' : `hue-rotate(${hue}deg)`,
        opacity: faded ? 0.25 : 1,
      })}
    >
      <Box
        component="svg"
        viewBox="0 0 120 72"
        focusable="false"
        sx={{
          position: 'absolute',
          right: -6,
          bottom: 0,
          height: '82%',
          opacity: 0.6,
          // The name overlaps the left half.
          maskImage: 'linear-gradient(90deg, rgb(0 0 0 / 0.15) 30%, black 75%)',
        }}
      >
        <path d={lines} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      </Box>
    </Box>
  )
}
