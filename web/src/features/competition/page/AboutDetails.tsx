import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { OutsideLink } from '#ui/text/OutsideLink.tsx'
import { DescriptionText } from '../DescriptionText.tsx'
import { contactAddress } from './contactAddress.ts'

/** Description, prizes and contact of the organizer, if given. */
export function AboutDetails({ competition }: { readonly competition: CompetitionDocument }) {
  const { t } = useTranslation('competition')
  const { description, prizes, contact } = competition
  const address = contactAddress(contact)
  const hasText = description !== ''
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: hasText && (prizes !== '' || contact !== '') ? 'minmax(0, 1fr) 300px' : 'minmax(0, 1fr)',
        },
      }}
    >
      {hasText && <Description text={description} />}
      <Box
        sx={{
          display: prizes === '' && contact === '' ? 'none' : 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', md: hasText ? '1fr' : '1fr 1fr' },
          // On a phone the prizes come before a long text.
          order: { xs: -1, md: 0 },
        }}
      >
        {prizes !== '' && (
          <Note icon={<EmojiEventsOutlined aria-hidden />} name={t('setting_prizes')}>
            {prizes}
          </Note>
        )}
        {contact !== '' && (
          <Note icon={<ForumOutlined aria-hidden />} name={t('reach')}>
            {address === null ? contact : <OutsideLink href={address}>{contact}</OutsideLink>}
          </Note>
        )}
      </Box>
    </Box>
  )
}

/** Longer texts are collapsed, so that players and matches stay within reach. */
const longLetters = 700
const longLines = 14

function Description({ text }: { readonly text: string }) {
  const { t } = useTranslation('competition')
  const isLong = text.length > longLetters || text.split('\n').length > longLines
  const [open, setOpen] = useState(false)
  const id = useId()
  const folded = isLong && !open
  return (
    <Box sx={{ minWidth: 0, maxWidth: '75ch' }}>
      <Box
        id={id}
        // A link that gets the keyboard focus must be visible.
        onFocus={() => setOpen(true)}
        sx={
          folded
            ? { maxHeight: 260, overflow: 'hidden', maskImage: 'linear-gradient(black 65%, transparent)' }
            : {}
        }
      >
        <DescriptionText text={text} />
      </Box>
      {isLong && (
        <Button
          color="inherit"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{ mt: 0.5, ml: -0.75 }}
        >
          {t(open ? 'showLess' : 'showAll')}
        </Button>
      )}
    </Box>
  )
}

interface NoteProps {
  readonly icon: ReactNode
  readonly name: string
  readonly children: ReactNode
}

function Note({ icon, name, children }: NoteProps) {
  return (
    <Box
      sx={theme => ({
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 1.5,
        p: 2,
        bgcolor: 'background.paper',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 1,
        '& svg': { color: 'brand.main' },
      })}
    >
      {icon}
      <div>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{name}</Box>
        <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{children}</Box>
      </div>
    </Box>
  )
}
