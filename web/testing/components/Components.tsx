import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { drawnRounds, matchNumbers } from '@upper-bracket/shared/bracket/rounds/drawnRounds'
import { seedsOf } from '@upper-bracket/shared/card/matchCard'
import { type ReactNode, useState } from 'react'
import { MatchCard } from '#features/bracket/drawing/MatchCard.tsx'
import { layoutMetrics } from '@upper-bracket/shared/bracket/drawing/layoutMetrics'
import { MatchResult } from '#features/bracket/match/MatchResult.tsx'
import type { BracketScope } from '#features/bracket/state/bracketScope.ts'
import { BracketScopeProvider } from '#features/bracket/texts/BracketScopeProvider.tsx'
import { CompetitionStatusLabel } from '#ui/CompetitionStatusLabel.tsx'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'
import { RankBadge } from '#ui/ranks/RankBadge.tsx'
import { SearchField } from '#ui/search/SearchField.tsx'
import { teamFace } from '@upper-bracket/shared/team/teamFace'
import { TeamFace } from '#ui/TeamFace.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import { cardsBracket, matchStates } from './matchCards.ts'

/** The components that pages share, and the card of a match in each of its states. */
export function Components() {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('one')
  return (
    <Box component="main" sx={{ p: 2, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section title="Match card">
        {Object.entries(matchStates).map(([state, match]) => (
          <Example key={state} name={state}>
            <BracketScopeProvider scope={scopeOf(match)}>
              <Box sx={{ width: layoutMetrics.cardWidth, height: layoutMetrics.cardHeight }}>
                <MatchCard matchId={match.id} />
              </Box>
              <MatchResult match={match} />
            </BracketScopeProvider>
          </Example>
        ))}
      </Section>
      <Section title="Labels and pictures">
        {(['registration', 'running', 'finished'] as const).map(status => (
          <CompetitionStatusLabel
            key={status}
            competition={{ status, registrationDeadline: Date.now() + 60_000 }}
          />
        ))}
        <TeamFace face={teamFace('Wolves')} />
        <UserAvatar name="Ann" photoURL={null} />
        {[null, 11, 45, 80].map(tier => (
          <RankBadge key={tier} game="dota2" tier={tier} size={40} />
        ))}
        <LocalTime at={Date.UTC(2026, 11, 5, 16)} length="short" />
      </Section>
      <Section title="Controls">
        <Button variant="contained">Contained</Button>
        <Button variant="outlined">Outlined</Button>
        <Button color="error">Error</Button>
        <Button loading>Loading</Button>
        <SearchField label="Search" value={typed} onChange={setTyped} />
        <ChoiceCards
          legend="Choice"
          choices={[
            { value: 'one', label: 'One', text: 'With a text' },
            { value: 'other', label: 'Other' },
          ]}
          value={chosen}
          onChange={setChosen}
        />
      </Section>
      <Section title="States of a page">
        <EmptyState title="Nothing here" text="What to do next" action={<Button>Do it</Button>} />
        <LoadFailure error={new Error('example')} onRetry={() => undefined} />
        <Box sx={{ width: 400 }}>
          <PageSkeleton />
        </Box>
      </Section>
    </Box>
  )
}

function scopeOf(match: (typeof matchStates)[string]): BracketScope {
  const matches = [...new Map(cardsBracket.matches).set(match.id, match).values()]
  const rounds = drawnRounds(cardsBracket)
  return {
    competitionId: 'competition',
    bracketId: 'bracket',
    shape: { ...cardsBracket.shape, createdAt: 0 },
    rounds,
    numbers: matchNumbers(rounds),
    teamNames: new Map(cardsBracket.shape.teamIds.map((id, index) => [id, names[index] ?? id])),
    faces: new Map(),
    seeds: seedsOf(cardsBracket.shape),
    selectMatches: () => matches,
    selectQueued: () => [],
  }
}

const names = ['Wolves', 'Owls', 'Foxes', 'A team with a name of forty letters, all']

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>{children}</Box>
    </section>
  )
}

function Example({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1, width: layoutMetrics.cardWidth }}>
      <Box component="figcaption" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {name}
      </Box>
      {children}
    </Box>
  )
}
