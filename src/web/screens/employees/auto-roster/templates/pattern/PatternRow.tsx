import { memo } from 'react';
import { type DraftTeam, rowOf } from '../draft/draft';
import type { CodeLooks } from './code-looks';
import { chunksOf } from './day-names';
import { PatternChunk } from './PatternChunk';

type PatternRowProps = {
  team: DraftTeam;
  index: number;
  days: number;
  looks: CodeLooks;
  tied: boolean;
  activeDay: number;
  selectedFrom: number;
  selectedTo: number;
};

export const PatternRow = memo(function PatternRow(props: PatternRowProps) {
  const { team, index, days, activeDay, selectedFrom, selectedTo } = props;
  const row = rowOf(team, days);
  const name = team.name.trim() || `Team ${index + 1}`;
  return (
    <tr>
      {chunksOf(days).map(({ first, length }) => {
        const last = first + length - 1;
        const touches = selectedFrom <= last && selectedTo >= first;
        return (
          <PatternChunk
            key={first}
            team={index}
            teamName={name}
            first={first}
            cells={row.slice(first, first + length).join(' ')}
            looks={props.looks}
            tied={props.tied}
            activeDay={activeDay >= first && activeDay <= last ? activeDay : -1}
            selectedFrom={touches ? selectedFrom : -1}
            selectedTo={touches ? selectedTo : -2}
          />
        );
      })}
    </tr>
  );
});
