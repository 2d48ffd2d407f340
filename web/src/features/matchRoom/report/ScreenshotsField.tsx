import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { screenshotLimits } from '@upper-bracket/shared/matchRoom/screenshot'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '#platform/toasts/useToast.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { pictureProblem, pictureTypes } from '#ui/picture/pictureFile.ts'
import type { ChosenScreenshot } from './reportDraft.ts'
import { useScreenshot } from './useScreenshot.ts'

interface ScreenshotsFieldProps {
  readonly match: Match
  readonly screenshots: readonly ChosenScreenshot[]
  readonly onChange: (screenshots: readonly ChosenScreenshot[]) => void
  /** The number of the game that they are of, which can have one; absent for those of the whole match. */
  readonly game?: number
}

/** Screenshots of a report: stored ones, and files that the user adds. */
export function ScreenshotsField({ match, screenshots, onChange, game }: ScreenshotsFieldProps) {
  const { t } = useTranslation(['matchRoom', 'picture'])
  const showError = useShowError()
  const input = useRef<HTMLInputElement>(null)
  const max = game === undefined ? screenshotLimits.perReport : 1
  const left = max - screenshots.length
  const adding = game === undefined ? t('addScreenshot') : t('addScreenshotOfGame', { number: game })
  const choose = (chosen: readonly File[]) => {
    const problem = chosen.map(pictureProblem).find(each => each !== null)
    if (problem) showError(t(`picture:problem_${problem}`))
    if (chosen.length > left) showError(t('screenshotsMax', { count: max }))
    onChange([...screenshots, ...chosen.filter(file => pictureProblem(file) === null).slice(0, left)])
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {game === undefined && (
        <Typography variant="body2" color="textSecondary">
          {t('screenshotsHint', { count: max })}
        </Typography>
      )}
      {screenshots.length > 0 && (
        <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {screenshots.map((screenshot, index) => {
            const label =
              game === undefined
                ? t('screenshot', { number: index + 1 })
                : t('screenshotOfGame', { number: game })
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: phones give many files the same name and time
              <Box component="li" key={index} sx={{ position: 'relative' }}>
                {typeof screenshot === 'string' ? (
                  <Stored match={match} screenshotId={screenshot} label={label} />
                ) : (
                  <Chosen file={screenshot} label={label} />
                )}
                <IconButton
                  aria-label={t('removeScreenshot', { name: label })}
                  onClick={() => onChange(screenshots.filter(each => each !== screenshot))}
                  sx={removal}
                >
                  <Close fontSize="small" />
                </IconButton>
              </Box>
            )
          })}
        </PlainList>
      )}
      {left > 0 && (
        <Button
          {...(game === undefined ? { variant: 'outlined' } : { size: 'small' })}
          color="inherit"
          onClick={() => input.current?.click()}
          sx={{ minHeight: 44 }}
        >
          {adding}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        multiple={max > 1}
        hidden
        accept={pictureTypes.join(',')}
        aria-label={adding}
        onChange={event => {
          choose([...(event.target.files ?? [])])
          // Clearing the value allows choosing the same file again.
          event.target.value = ''
        }}
      />
    </Box>
  )
}

function Chosen({ file, label }: { file: File; label: string }) {
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return <Box component="img" src={address} alt={label} sx={thumbnail} />
}

interface StoredProps {
  readonly match: Match
  readonly screenshotId: string
  readonly label: string
}

function Stored({ match, screenshotId, label }: StoredProps) {
  const { t } = useTranslation('matchRoom')
  const address = useScreenshot(match, screenshotId)
  if (typeof address === 'string') return <Box component="img" src={address} alt={label} sx={thumbnail} />
  return (
    <Box sx={{ ...thumbnail, bgcolor: 'background.raised', p: 1, fontSize: '0.8125rem' }}>
      {address === null && t('screenshotGone', { name: label })}
    </Box>
  )
}

const thumbnail = { width: 144, height: 81, objectFit: 'cover', borderRadius: 1, display: 'block' } as const

const removal = {
  position: 'absolute',
  top: -10,
  right: -10,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  '&:hover': { bgcolor: 'background.raised' },
} as const
