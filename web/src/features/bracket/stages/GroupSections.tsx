import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Stage } from '@upper-bracket/shared/bracket/model/stage'
import { groupLetter } from '@upper-bracket/shared/bracket/rounds/groupLetter'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

interface GroupSectionsProps {
  readonly stage: Stage
  readonly children: (group: number) => ReactNode
}

/** A section per group, next to each other if the window is wide enough. */
export function GroupSections({ stage, children }: GroupSectionsProps) {
  return (
    <Box sx={stage.groups.length > 1 ? sections : { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {[...stage.groups.keys()].map(group => (
        <GroupSection key={group} group={group} isNamed={stage.groups.length > 1}>
          {children(group)}
        </GroupSection>
      ))}
    </Box>
  )
}

interface GroupSectionProps {
  readonly group: number
  readonly isNamed: boolean
  readonly children: ReactNode
}

function GroupSection({ group, isNamed, children }: GroupSectionProps) {
  const { t } = useTranslation('stages')
  const id = useId()
  if (!isNamed) return <Box sx={section}>{children}</Box>
  return (
    <Box component="section" aria-labelledby={id} sx={section}>
      <Typography id={id} variant="h3" component="h2">
        {t('group', { group: groupLetter(group) })}
      </Typography>
      {children}
    </Box>
  )
}

const sections = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
} as const
const section = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
} as const
