import type { Location } from '#contract/api/locations';
import type { CodeAssignment } from '../wizard/wizard-state';
import type { CodeRow } from './code-rows';

export type CodeListProps = {
  rows: readonly CodeRow[];
  locations: readonly Location[];
  /** The template's: they can be seen and not changed. */
  fixedTimes: boolean;
  /** Next was pressed in vain. */
  refused: boolean;
  onChange: (row: CodeAssignment) => void;
};

export type CodeFieldProps = Omit<CodeListProps, 'rows'> & { row: CodeRow };
