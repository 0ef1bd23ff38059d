import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { AppConfig } from './platform/config.js';
import { setUpHttp } from './platform/http/create-app.js';

const app = await NestFactory.create(AppModule, { bodyParser: false, bufferLogs: true });
setUpHttp(app);
const { port, host } = app.get(AppConfig);
await app.listen(port, host);
