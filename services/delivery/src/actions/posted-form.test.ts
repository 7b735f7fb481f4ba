import { keyOf, readForm } from './posted-form';

const sender = {
  name: 'Alex',
  last_name: 'Lee',
  postcode: '2000',
  phone: '0400 000 000',
  email: 'a@b.example',
};

test('a body is read field by field: lists by line, lines as a textarea shows them', () => {
  expect(
    readForm('name=Alex+Lee&message=a%0D%0Ab&additional_services=Film&additional_services=Mats'),
  ).toEqual({
    name: 'Alex Lee',
    message: 'a\nb',
    additional_services: 'Film\nMats',
  });
});

test('a body of too much is cut: 20,000 characters a field, 80 fields', () => {
  expect(readForm(`message=${'x'.repeat(20_001)}`)['message']).toHaveLength(20_000);
  const many = Array.from({ length: 81 }, (_, at) => `field${at}=${at}`);
  const read = readForm([...many, 'field0=again'].join('&'));
  expect(Object.keys(read)).toHaveLength(80);
  expect(read).not.toHaveProperty('field80');
  expect(read['field0']).toBe('0\nagain');
});

test('the key of a post is its own where that can be one, else made of what it says, its site and its day', () => {
  const now = new Date('2026-11-20T23:59:59Z');
  const made = keyOf(sender, 'harbour', now);
  expect(made).toMatch(/^[\da-f]{40}$/);
  for (const key of ['a'.repeat(8), 'A-b_9'.repeat(2), 'a'.repeat(128)])
    expect(keyOf({ idempotency_key: ` ${key} ` }, 'harbour', now)).toBe(key);
  for (const key of ['', 'a'.repeat(7), 'a'.repeat(129), 'spaces within it', 'semi;colons'])
    expect(keyOf({ idempotency_key: key }, 'harbour', now)).toMatch(/^[\da-f]{40}$/);
  expect(keyOf(sender, 'harbour', new Date('2026-11-20T00:00:00Z'))).toBe(made);
  expect(keyOf(sender, 'harbour', new Date('2026-11-21T00:00:00Z'))).not.toBe(made);
  expect(keyOf(sender, 'apex', now)).not.toBe(made);
  expect(keyOf({ ...sender, name: 'Kim' }, 'harbour', now)).not.toBe(made);
});
