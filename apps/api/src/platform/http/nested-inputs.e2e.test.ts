import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
} from 'graphql';
import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { describeApi } from '../contract/openapi.js';
import type { JsonSchema } from '../contract/json-schema.js';

// Every input, made from the descriptions of both doors: lists where an object or a value is meant, at every place of it.

/** What a mail server tells is read only of who knows its secret, where there is mail. */
const MAIL_REPORT_SECRET = 'what the mail server and Haiko alone know';
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Haiko <haiko@example.test>', MAIL_REPORT_SECRET };

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startApp(MAIL);
  const admin = await aUser(test);
  await test.database.manager.query(`update users set role = 'ADMIN', email_confirmed_at = now() where uuid = $1`, [
    admin.uuid,
  ]);
  token = admin.token;
});
afterAll(() => test.stop());

type Kind = 'list' | 'object' | 'value';
/** What is put there, by what is meant. */
const WRONG: Record<Kind, unknown[]> = {
  list: [[[]], [[{}]]],
  object: [[], [[]]],
  value: [[], [{}]],
};

interface Place {
  /** As an error names it: `files.0.name`. */
  path: string;
  kind: Kind;
  /** The input with a value there, and with nothing else. */
  put: (value: unknown) => unknown;
}

function inField({ path, kind, put }: Place, name: string): Place {
  return { path: path === '' ? name : `${name}.${path}`, kind, put: (value) => ({ [name]: put(value) }) };
}

function inList({ path, kind, put }: Place): Place {
  return { path: path === '' ? '0' : `0.${path}`, kind, put: (value) => [put(value)] };
}

const itself = (kind: Kind): Place => ({ path: '', kind, put: (value) => value });

/** Every place of what a JSON schema describes. */
function placesOfSchema({ anyOf, items, properties }: JsonSchema): Place[] {
  if (anyOf) return placesOfSchema(anyOf.find(({ type }) => type !== 'null') ?? {});
  if (items) return [itself('list'), ...placesOfSchema(items).map(inList)];
  if (!properties) return [itself('value')];
  const inner = Object.entries(properties).flatMap(([name, property]) =>
    placesOfSchema(property).map((place) => inField(place, name)),
  );
  return [itself('object'), ...inner];
}

/** Every place of an argument of a query. */
function placesOfType(type: GraphQLInputType): Place[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [itself('list'), ...placesOfType(nullable.ofType).map(inList)];
  if (!isInputObjectType(nullable)) return [itself('value')];
  const inner = Object.values(nullable.getFields()).flatMap((field) =>
    placesOfType(field.type).map((place) => inField(place, field.name)),
  );
  return [itself('object'), ...inner];
}

const METHODS = ['post', 'put', 'delete'] as const;
const UUID = '0190f0f0-0000-7000-8000-000000000000';

/** Every call with a JSON body, and the places of the body. */
function jsonCalls() {
  const { paths } = describeApi(test.app).document;
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const content: Record<string, { schema: JsonSchema }> = item[method]?.requestBody?.content ?? {};
      const schema = content['application/json']?.schema;
      if (schema === undefined) return [];
      const url = path.replace('{provider}', 'google').replace(/\{\w+\}/g, UUID);
      return [{ method, url, places: placesOfSchema(schema) }];
    }),
  );
}

/** Every argument of every query and mutation, with what is required beside it, and the places of the argument. */
function queryArguments() {
  const { schema } = test.app.get(GraphQLSchemaHost);
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  return Object.entries(roots).flatMap(([operation, root]) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) =>
      field.args.map((argument) => {
        const declared = field.args.filter((other) => other === argument || isRequiredArgument(other));
        const variables = declared.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
        const given = declared.map(({ name }) => `${name}: $${name}`).join(', ');
        const selection = 'getFields' in getNamedType(field.type) ? ' { __typename }' : '';
        const document = `${operation} (${variables}) { ${field.name}(${given})${selection} }`;
        return { document, name: argument.name, places: placesOfType(argument.type) };
      }),
    ),
  );
}

/** What is sent for each place, one after the other. */
const wrong = (places: Place[]) =>
  places.flatMap((place) => WRONG[place.kind].map((value) => ({ path: place.path, input: place.put(value) })));

describe('lists where something else is meant', () => {
  it('are a 400 of every call, which names the field', async () => {
    const cases = jsonCalls().flatMap(({ places, ...call }) => wrong(places).map((sent) => ({ ...call, ...sent })));
    expect(cases.length).toBeGreaterThan(400);
    for (const { method, url, path, input } of cases) {
      const bearer = url === '/api/mail/reports' ? MAIL_REPORT_SECRET : token;
      const call = request(test.server)[method](url).set('Authorization', `Bearer ${bearer}`);
      const { status, body } = await call.send(input as object);
      const [name] = path.split('.');
      const named = (body.fields ?? []).map((field: { path: string }) => field.path.split('.')[0]);
      const isNamed = name === '' || named.includes(name);
      expect([method, url, input, status, isNamed]).toEqual([method, url, input, 400, true]);
    }
  });

  it('are a 400 of every query and mutation, compiled or not', async () => {
    const cases = queryArguments().flatMap(({ places, ...call }) =>
      wrong(places).map((sent) => ({ ...call, ...sent })),
    );
    expect(cases.length).toBeGreaterThan(300);
    for (const { document, name, input } of cases) {
      const { status } = await query(test, document, { [name]: input }, { token });
      expect([document, input, status]).toEqual([document, input, 400]);
    }
  });
});
