import {
  AnswerError,
  problemOf,
  questionNames,
  readAnswers,
  type QuestionName,
  type RawAnswers,
} from './answers';

const good: RawAnswers = {
  name: 'Redback Motorcycles',
  kind: 'motorcycle',
  colour: '#c2410c',
  hosts: 'redback.localhost, www.redback.example',
  phone: '07 5550 0123',
  email: 'sales@redback.example',
  abn: '51824753556',
  licence: '4412345',
  street: '12 Kent Street',
  suburb: 'Woolloongabba',
  state: 'qld',
  postcode: '4102',
  hours: 'Mon-Fri 8:30am-5:30pm, Sat 9-16',
};

test('[DEL-011] good answers are read into the values of a site', () => {
  expect(readAnswers(good)).toMatchObject({
    slug: 'redback-motorcycles',
    kind: 'motorcycle',
    hosts: ['redback.localhost', 'www.redback.example'],
    abn: '51 824 753 556',
    address: { city: 'Woolloongabba', state: 'QLD', postcode: '4102' },
  });
});

test('a dealer’s phone may be a local, a 1300 or a short number', () => {
  for (const phone of ['(07) 5550 0123', '+61 7 5550 0123', '1300 555 012', '13 12 13'])
    expect([phone, problemOf('phone', { phone })]).toEqual([phone, null]);
});

test.each<[QuestionName, string, string]>([
  ['name', 'A & B', 'must be a name'],
  ['kind', 'boat', 'must be car, truck, motorcycle or caravan'],
  ['colour', 'red', 'must be a hex colour'],
  ['hosts', 'https://www.redback.example/', 'must be a website address without https://'],
  ['phone', '5550 0123', 'must be an Australian phone number'],
  ['email', 'sales at redback', 'must be an email address'],
  ['abn', '51 824 753 557', "isn't a valid ABN"],
  ['licence', 'none', 'must be a dealer licence number'],
  ['street', '<b>12</b>', 'must be a street address'],
  ['suburb', '4102', 'must be the name of a suburb'],
  ['state', 'Queensland', 'must be one of NSW'],
  ['postcode', '410', 'must have 4 digits'],
  ['postcode', '3000', "isn't a postcode of QLD"],
  ['hours', 'weekdays', "doesn't start with a day"],
  ['hours', 'Mon 5pm-9am', 'needs an opening time before its closing time'],
  ['hours', 'Mon-Fri 9-5pm, Wed closed', 'already there'],
  ['hours', 'Mon closed', 'no open day'],
])('[DEL-011] the %s "%s" is refused with a message that names the answer', (question, text, message) => {
  const read = () => readAnswers({ ...good, [question]: text });
  expect(read).toThrow(AnswerError);
  expect(read).toThrow(`${question}: `);
  expect(read).toThrow(message);
});

test('[DEL-011] all answers that make no sense are named at once', () => {
  const read = () => readAnswers({ ...good, kind: 'boat', phone: '12', abn: undefined });
  expect(read).toThrow(
    /^kind: "boat" must be .*\nphone: "12" must be .*\nabn: is missing; for example .*\.$/,
  );
});

test.each(questionNames)('[DEL-011] a missing %s is refused with an example', (question) => {
  expect(() => readAnswers({ ...good, [question]: ' ' })).toThrow(`${question}: is missing; for example`);
});
