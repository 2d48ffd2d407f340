import Box from '@mui/material/Box'

const colours = ['brand.main', 'dota2.main', 'csgo.main', 'success.main', 'warning.main'] as const
const count = 48
/** The golden angle spreads the shards evenly over the field, like the seeds of a sunflower. */
const shards = Array.from({ length: count }, (_, index) => {
  const angle = index * 2.4
  const reach = Math.sqrt((index + 0.5) / count)
  return {
    x: `${Math.cos(angle) * reach * 46}cqw`,
    y: `${Math.sin(angle) * reach * 90 - 30}px`,
    turn: `${(index % 2 === 0 ? 1 : -1) * (180 + index * 20)}deg`,
    // The last shard also ends last.
    delay: `${(index % 6) * 40}ms`,
    colour: colours[index % colours.length] ?? colours[0],
  }
})
const last = count - 1

/** Pieces of the product's slanted logo that fly apart once and fall. */
export default function Shards({ onEnd }: { onEnd: () => void }) {
  return (
    <Box aria-hidden data-on-screen data-celebration sx={field}>
      {shards.map(({ x, y, turn, delay, colour }, index) => (
        <Box
          key={`${x} ${y}`}
          {...(index === last && { onAnimationEnd: onEnd })}
          sx={{ ...shard, bgcolor: colour, '--x': x, '--y': y, '--turn': turn, animationDelay: delay }}
        />
      ))}
    </Box>
  )
}

/** The field extends above and below the celebrated element, and never widens the page. */
const field = {
  position: 'absolute',
  inset: '-72px 0 -96px',
  overflow: 'clip',
  containerType: 'size',
  pointerEvents: 'none',
  zIndex: 1,
} as const

const shard = {
  position: 'absolute',
  left: '50%',
  top: '45%',
  width: 8,
  height: 18,
  opacity: 0,
  animation: 'shard 1500ms cubic-bezier(.12,.7,.35,1) both',
  '@keyframes shard': {
    '0%': { opacity: 1, transform: 'translate(0, 0) skewX(-14deg) scale(.4)' },
    '60%': { opacity: 1 },
    '100%': {
      opacity: 0,
      transform: 'translate(var(--x), calc(var(--y) + 60px)) rotate(var(--turn)) skewX(-14deg)',
    },
  },
} as const
