import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import {
  AnswerError,
  type AnswerProblem,
  problemOf,
  questionNames,
  questions,
  readAnswers,
  SiteRefused,
  type QuestionName,
  type RawAnswers,
} from '../site-add/answers';
import { findPlatform } from '../control/control-client';
import { requireSites } from '../core/folders';
import { readableBrandColour } from '../site-add/brand-colour';
import type { Command } from './command';
import type { Given, OptionSpec } from './options';

async function readAnswersFile(file: string): Promise<RawAnswers> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new SiteRefused(`${file} can't be read as JSON.`, { cause });
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new SiteRefused(`${file} must hold one object with an answer for each question.`);
  const unknown = Object.keys(content).filter((name) => !questionNames.some((known) => known === name));
  if (unknown.length > 0)
    throw new SiteRefused(
      `There is no question ${unknown.map((name) => `"${name}"`).join(', ')}. Questions: ${questionNames.join(', ')}.`,
    );
  const given: Partial<Record<QuestionName, unknown>> = content; // its keys are known
  const answers: RawAnswers = {};
  const wrong: AnswerProblem[] = [];
  for (const question of questionNames) {
    const value = given[question];
    const text: unknown = Array.isArray(value) ? value.join(', ') : value;
    if (typeof text === 'string') answers[question] = text;
    else if (text !== undefined) wrong.push({ question, problem: 'must be a text in quotes' });
  }
  if (wrong.length > 0) throw new AnswerError(...wrong);
  return answers;
}

async function givenAnswers(given: Given): Promise<RawAnswers> {
  const file = given.text('answers');
  const answers = file === undefined ? {} : await readAnswersFile(resolve(file));
  for (const name of questionNames) {
    const text = given.text(name);
    if (text !== undefined) answers[name] = text;
  }
  return answers;
}

/** Asks on the terminal for every answer that is missing or makes no sense, until it does. */
async function askFor(answers: RawAnswers, print: (line: string) => void): Promise<RawAnswers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const complete = { ...answers };
    for (const name of questionNames) {
      for (;;) {
        const problem = problemOf(name, complete);
        if (problem === null) break;
        if (complete[name]?.trim()) print(`${name}: ${problem}.`);
        complete[name] = await terminal.question(
          `${questions[name].text} (e.g. ${questions[name].example}): `,
        );
      }
    }
    return complete;
  } finally {
    terminal.close();
  }
}

const answerOptions = Object.fromEntries(
  questionNames.map((name: QuestionName): [string, OptionSpec] => [
    name,
    { kind: 'text', value: name, help: `${questions[name].text}, such as ${questions[name].example}` },
  ]),
);

/** Makes the site of a new dealer from a few answers. */
export const addSiteCommand: Command = {
  name: 'sites add',
  words: [],
  options: {
    answers: { kind: 'text', value: 'file.json', help: 'all answers, by the names of the options below' },
    ...answerOptions,
  },
  summary: 'makes the site of a new dealer; a running platform shows it within seconds',
  details:
    'On a terminal it asks for what the options leave out. In a script a missing or wrong answer ends it with exit status 1, and nothing is written.',
  execute: async (given, { environment, print }) => {
    requireSites(environment.sites);
    const known = await givenAnswers(given);
    const answers = readAnswers(process.stdin.isTTY ? await askFor(known, print) : known);
    const { addSite } = await import('../site-add/add-site');
    const folder = await addSite(environment.sites, answers, new Date());
    const brand = readableBrandColour(answers.colour);
    if (answers.colour.length === 7 && brand !== answers.colour.toLowerCase())
      print(`${answers.colour} is too light to stand out on white, so the site uses ${brand}.`);
    const host = answers.hosts[0] ?? '';
    const port = (await findPlatform(environment.home))?.port ?? environment.port;
    const address = host.endsWith('.localhost') ? `http://${host}:${port}/` : `https://${host}/`;
    print(`${answers.name} is ready in ${folder}.`);
    print(`Its address: ${address}`);
    print(`Next, bring in stock: npx forecourt stock import --site ${answers.slug} --file stock.csv`);
    return 0;
  },
};
