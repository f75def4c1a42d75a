import * as api from '#contract/api/shift-answers';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { peopleOfGroups } from '../employees/people-of-groups';
import { answerShifts, noteAsSeen } from './answer-shifts';
import { askAgain } from './ask-again';
import { listOwnShifts, listUnconfirmed, readRosterAnswers } from './shift-answers.queries';

export function shiftAnswersRoutes(http: Http, { clock }: Parts): void {
  http.route(api.listShiftAnswers, ({ scope, user }) => listOwnShifts(scope, user.id, clock()));
  http.route(api.answerShifts, ({ scope, user, body }) =>
    body.answer === 'seen'
      ? noteAsSeen(scope, user.id, body.shifts, clock())
      : answerShifts(scope, user.id, body.shifts, { answer: body.answer }, clock()),
  );
  http.route(api.answerShift, ({ scope, user, params, body }) => {
    const { answer, note, ...facts } = body;
    return answerShifts(scope, user.id, [{ ...params, ...facts }], { answer, note }, clock());
  });
  http.route(api.listUnconfirmedShifts, ({ scope, query }) =>
    listUnconfirmed(scope, query.hours, clock()),
  );
  http.route(api.askAgain, ({ scope, params }) => askAgain(scope, params.id, clock()));
  http.route(api.getRosterAnswers, async ({ scope, query }) => ({
    from: query.from,
    rows: await readRosterAnswers(scope, query, await peopleOfGroups(scope, query.groups), clock()),
  }));
}
