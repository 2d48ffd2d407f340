import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { ReportedResult } from '@upper-bracket/shared/matchRoom/matchRoom'
import { screenshotsOf } from '@upper-bracket/shared/matchRoom/screenshot'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { GameReference } from '../section/GameReference.tsx'
import { useScreenshot } from './useScreenshot.ts'

interface ReportDetailsProps {
  readonly match: Match
  readonly version: Pick<ReportedResult, 'games' | 'screenshots' | 'gameScreenshots'>
  /** Whether the viewer may see the screenshots, as both teams and organizers may. */
  readonly belongs: boolean
}

/** The details of a report beyond its score: the winner of each game, its reference, and screenshots. */
export default function ReportDetails({ match, version, belongs }: ReportDetailsProps) {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const { games } = version
  const screenshots = screenshotsOf(version)
  const ofMatch = screenshots.filter(({ game }) => game === null)
  return (
    <>
      {games.length > 0 && (
        <PlainList as="ol" sx={{ display: 'grid', gap: 0.5 }}>
          {games.map((game, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place in the series
            <Typography component="li" key={index} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {texts.game(match, game, index)}
              <GameReference {...game} />
            </Typography>
          ))}
        </PlainList>
      )}
      {belongs && screenshots.length > 0 && (
        <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {screenshots.map(screenshot => {
            const { id, game } = screenshot
            const name =
              game === null
                ? t('screenshot', { number: ofMatch.indexOf(screenshot) + 1 })
                : t('screenshotOfGame', { number: game })
            return (
              <Box component="li" key={`${game} ${id}`}>
                <ScreenshotLink match={match} screenshotId={id} name={name} />
                {game !== null && (
                  <Typography aria-hidden variant="body2" color="textSecondary">
                    {name}
                  </Typography>
                )}
              </Box>
            )
          })}
        </PlainList>
      )}
    </>
  )
}

interface ScreenshotLinkProps {
  readonly match: Match
  readonly screenshotId: string
  readonly name: string
}

/** A thumbnail that opens the full picture; nothing once it has been deleted. */
function ScreenshotLink({ match, screenshotId, name }: ScreenshotLinkProps) {
  const { t } = useTranslation(['matchRoom', 'common'])
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const address = useScreenshot(match, screenshotId)
  if (address === null) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('screenshotGone', { name })}
      </Typography>
    )
  }
  if (address === undefined) return <Skeleton variant="rounded" {...size} />
  return (
    <>
      <ButtonBase
        focusRipple
        aria-label={t('openScreenshot', { name })}
        onClick={() => setOpen(true)}
        sx={{ borderRadius: 1, overflow: 'hidden' }}
      >
        <Box component="img" src={address} alt="" {...size} sx={{ display: 'block', objectFit: 'cover' }} />
      </ButtonBase>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="xl" aria-labelledby={id}>
        <DialogTitle id={id}>{name}</DialogTitle>
        <DialogContent sx={{ p: 0 }}>
          <Box
            component="img"
            src={address}
            alt={name}
            sx={{ display: 'block', maxWidth: 1, height: 'auto' }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('common:close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const size = { width: 144, height: 81 } as const
